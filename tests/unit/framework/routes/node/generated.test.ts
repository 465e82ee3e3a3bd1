import { describe, expect, test } from 'vitest';
import {
  namesIn,
  readRegistry,
  readRoutes,
  registryCode,
  routesCode,
  splitRoutes,
} from '../../../../../framework/routes/node/generated.ts';

describe('the registry', () => {
  const TEA = `[() => import(/* webpackChunkName: "a1" */ "@site/docs/tea.mdx"), "@site/docs/tea.mdx", require.resolveWeak("@site/docs/tea.mdx")]`;
  const LAST = `[() => import(/* webpackChunkName: "b2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")]`;

  test('is read with its last line, which ends it, and written as it was', () => {
    const registry = [...readRegistry(`export default {\n  "a1": ${TEA},\n  "b2": ${LAST},};\n`)];
    expect(registry).toEqual([
      ['a1', '@site/docs/tea.mdx'],
      ['b2', '@theme/DocItem'],
    ]);
    expect(registryCode(registry)).toBe(
      `export default {\n  "a1": ${TEA},\n  "b2": ${LAST},\n};\n`,
    );
  });

  test('has some modules in the main bundle', () => {
    const code = registryCode([['a1', './tea.json']], (name) => name === 'a1');
    expect(code).toContain('"a1": [() => import(/* webpackMode: "eager" */ "./tea.json")');
  });

  test('that is written in another way stops the build', () => {
    expect(() => readRegistry('export default {\n  a1: load,\n};\n')).toThrow('load');
  });
});

/** The generated routes, as the framework writes them. */
const SOURCE = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/about',
    component: ComponentCreator('/about', '8b4'),
    exact: true
  },
  {
    path: '/',
    component: ComponentCreator('/', 'f5d'),
    routes: [
      {
        path: '/tags/tea',
        component: ComponentCreator('/tags/tea', 'a1b'),
        exact: true
      },
      {
        path: '/',
        component: ComponentCreator('/', '9b3'),
        routes: [
          {
            path: '/tea',
            component: ComponentCreator('/tea', 'c53'),
            exact: true,
            sidebar: "notes"
          },
          {
            path: '/',
            component: ComponentCreator('/', '000'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

describe('the routes', () => {
  const { kept, moved } = splitRoutes(readRoutes(SOURCE), '/');

  test('of pages below others are moved, with where they were in what is kept', () => {
    expect(moved.map(({ route, parent }) => [route.path, parent])).toEqual([
      ['/tags/tea', [1]],
      ['/tea', [1, 0]],
    ]);
    expect(moved[1]?.route.sidebar).toBe('notes');
  });

  test('of pages of the first level, the home page, and the not-found page are kept', () => {
    expect(readRoutes(routesCode(kept))).toEqual([
      { path: '/about', exact: true, component: ['/about', '8b4'], key: '0' },
      {
        path: '/',
        component: ['/', '1'],
        key: '1',
        routes: [
          {
            path: '/',
            component: ['/', '1.0'],
            key: '1.0',
            routes: [{ path: '/', exact: true, component: ['/', '000'], key: '1.0.0' }],
          },
        ],
      },
      { path: '*', component: ['*'], key: '2' },
    ]);
  });

  test('that have the others stay the same when a document is added, under the names that they return', () => {
    const added = "{ path: '/herb', component: ComponentCreator('/herb', 'e2f'), exact: true },";
    // The framework names a route by a hash of everything in it.
    const changed = SOURCE.replace("'f5d'", "'a17'")
      .replace("'9b3'", "'b28'")
      .replace(/routes: \[\s+{\s+path: '\/tea'/, (text) => text.replace('[', `[${added}`));
    const after = splitRoutes(readRoutes(changed), '/');
    expect(after.moved).toHaveLength(moved.length + 1);
    expect(after.kept).toEqual(kept);
    expect(Object.fromEntries(after.renamed)).toEqual({ '/-a17': '/-1', '/-b28': '/-1.0' });
  });

  test('may have any characters in their paths', () => {
    const component = ['/a"],b\\', 'c53'];
    expect(readRoutes(routesCode([{ path: '/a"],b\\', component }]))[0]?.component).toEqual(
      component,
    );
  });

  test('name chunks at any depth', () => {
    expect(namesIn({ __comp: 'a', __context: { plugin: 'b' } })).toEqual(['a', 'b']);
  });
});
