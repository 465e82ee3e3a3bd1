import { describe, expect, test } from 'vitest';
import {
  documentsByPath,
  namedDocuments,
  withoutDocuments,
} from '../../../../../framework/routes/node/globalData.ts';
import { fileOf } from '../../../../../framework/routes/node/pages.ts';
import { readRegistry, registryCode } from '../../../../../framework/routes/node/registry.ts';
import { withoutChunks } from '../../../../../framework/routes/node/runtime.ts';

describe('the registry', () => {
  const TEA = `[() => import(/* webpackChunkName: "a1" */ "@site/docs/tea.mdx"), "@site/docs/tea.mdx", require.resolveWeak("@site/docs/tea.mdx")]`;
  const LAST = `[() => import(/* webpackChunkName: "b2" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")]`;

  test('is read with its last line, which ends it, and written as it was', () => {
    const registry = readRegistry(`export default {\n  "a1": ${TEA},\n  "b2": ${LAST},};\n`);
    expect([...registry]).toEqual([
      ['a1', TEA],
      ['b2', LAST],
    ]);
    expect([...readRegistry(registryCode(registry))]).toEqual([...registry]);
  });

  test('that is written in another way stops the build, with the line', () => {
    expect(() => readRegistry('export default {\n  a1: load,\n};\n')).toThrow('a1: load');
  });
});

describe('the runtime', () => {
  const CODE = `__webpack_require__.u = (chunkId) => "assets/js/" + ({"12": "tea","13": "main-menu",}[chunkId] || chunkId) + "." + {"12":"aa11","13":"bb22","14":"cc33"}[chunkId] + ".js";
gca = function(chunkId) { chunkId = {"tea":"12","main-menu":"13"}[chunkId]||chunkId; };
var installed = {"main": 0,};`;

  test('loses the chunks of the directory, and nothing else', () => {
    expect(withoutChunks(CODE, new Set(['12']), new Set(['tea']))).toBe(
      `__webpack_require__.u = (chunkId) => "assets/js/" + ({"13":"main-menu"}[chunkId] || chunkId) + "." + {"13":"bb22","14":"cc33"}[chunkId] + ".js";
gca = function(chunkId) { chunkId = {"main-menu":"13"}[chunkId]||chunkId; };
var installed = {"main": 0,};`,
    );
  });
});

describe('the global data', () => {
  const doc = (id: string, path: string) => ({ id, path, sidebar: 'notes' });
  const DATA = {
    other: { default: 1 },
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/',
        versions: [
          {
            name: 'current',
            mainDocId: 'README',
            docs: [doc('README', '/notes'), doc('tea', '/tea'), doc('water', '/water')],
            draftIds: ['draft', 'old'],
          },
          { name: '1.0', mainDocId: 'README', docs: [doc('tea', '/1.0/tea')], draftIds: [] },
        ],
      },
    },
  };

  test('keeps the main documents and those that the configuration names', () => {
    const named = namedDocuments({ navbar: { items: [{ items: [{ docId: 'tea' }] }] } });
    const { 'docusaurus-plugin-content-docs': docs, other } = withoutDocuments(DATA, [
      ...named,
      'draft',
    ]);
    expect(other).toEqual({ default: 1 });
    expect(docs?.default?.versions.map((version) => version.docs.map(({ id }) => id))).toEqual([
      ['README', 'tea'],
      ['tea'],
    ]);
    expect(docs?.default?.versions[0]?.draftIds).toEqual(['draft']);
    expect(docs?.default).toHaveProperty('path', '/');
  });

  test('gives a document with itself in other versions', () => {
    const at = documentsByPath(DATA);
    expect(at('/1.0/tea')).toEqual([
      ['default', 1, doc('tea', '/1.0/tea')],
      ['default', 0, doc('tea', '/tea')],
    ]);
    expect(at('/water')).toHaveLength(1);
    expect(at('/tags')).toEqual([]);
  });
});

test.each([
  ['/tea', '/', false, 'tea.html'],
  ['/tea/', '/', true, 'tea/index.html'],
  ['/tea', '/', undefined, 'tea/index.html'],
  ['/base/tea', '/base/', false, 'tea.html'],
  ['/base/', '/base/', false, 'index.html'],
  ['/404.html', '/', true, '404.html'],
])('the page of %s, below %s with trailing slashes %s, is in %s', (route, base, slash, file) => {
  expect(fileOf(route, base, slash)).toBe(file);
});
