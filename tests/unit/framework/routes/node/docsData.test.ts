import { describe, expect, test } from 'vitest';
import {
  documentsByPath,
  namedDocuments,
  withoutDocuments,
} from '../../../../../framework/routes/node/docsData.ts';

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
            draftIds: ['wine', 'tea'],
            docs: [doc('README', '/notes'), doc('tea', '/tea'), doc('water', '/water')],
          },
          { name: '1.0', mainDocId: 'README', docs: [doc('tea', '/1.0/tea')] },
        ],
      },
      other: { path: '/o', versions: [{ mainDocId: 'tea', docs: [doc('tea', '/o/tea')] }] },
    },
  };

  test('keeps the main documents and those that the configuration names', () => {
    const named = namedDocuments({ navbar: { items: [{ items: [{ docId: 'tea' }] }] } });
    const { 'docusaurus-plugin-content-docs': docs, other } = withoutDocuments(DATA, named);
    expect(other).toEqual({ default: 1 });
    expect(docs?.default?.versions.map((version) => version.docs.map(({ id }) => id))).toEqual([
      ['README', 'tea'],
      ['tea'],
    ]);
    expect(docs?.default?.versions[0]?.draftIds).toEqual(['tea']);
    expect(docs?.default).toHaveProperty('path', '/');
  });

  test('gives a document with itself in other versions', () => {
    const at = documentsByPath(DATA);
    expect(at('/1.0/tea')).toEqual([
      ['default', 0, doc('tea', '/tea')],
      ['default', 1, doc('tea', '/1.0/tea')],
    ]);
    expect(at('/water')).toHaveLength(1);
    expect(at('/o/tea')).toEqual([['other', 0, doc('tea', '/o/tea')]]);
    expect(at('/tags')).toEqual([]);
  });
});
