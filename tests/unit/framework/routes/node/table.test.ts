import { expect, test } from 'vitest';
import {
  namesIn,
  readTable,
  splitTable,
  tableCode,
} from '../../../../../framework/routes/node/table.ts';

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

test('pages below others are moved, with where they were in what is kept', () => {
  const { moved } = splitTable(readTable(SOURCE), '/');
  expect(moved.map(({ route, parent }) => [route.path, parent])).toEqual([
    ['/tags/tea', [1]],
    ['/tea', [1, 0]],
  ]);
  expect(moved[1]?.above.map(({ component }) => component.hash)).toEqual(['f5d', '9b3']);
  expect(moved[1]?.route.sidebar).toBe('notes');
});

test('pages of the first level, the home page and the not-found page are kept', () => {
  const { kept, fixed } = splitTable(readTable(SOURCE), '/');
  expect(fixed.map(({ route }) => route.path)).toEqual(['/about', '/', '*']);
  expect(readTable(tableCode(kept))).toEqual([
    { path: '/about', exact: true, component: { path: '/about', hash: '8b4' } },
    {
      path: '/',
      component: { path: '/', hash: 'f5d' },
      routes: [
        {
          path: '/',
          component: { path: '/', hash: '9b3' },
          key: '1.0',
          routes: [{ path: '/', exact: true, component: { path: '/', hash: '000' }, key: '1.0.0' }],
        },
      ],
    },
    { path: '*', component: { path: '*', hash: undefined } },
  ]);
});

test('names of chunks are found at any depth', () => {
  expect(namesIn({ __comp: 'a', __context: { plugin: 'b' } })).toEqual(['a', 'b']);
});
