import { describe, expect, it } from 'vitest';
import { indexContents } from '../../../../../../plugins/search/node/publish/contents.ts';
import type { SearchRecord } from '../../../../../../plugins/search/shared/record.ts';

const record = (changed: Partial<SearchRecord> = {}): SearchRecord => ({
  objectID: 'https://library.example.com/tea#green',
  url: 'https://library.example.com/tea#green',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Notes',
    lvl1: 'Tea',
    lvl2: 'Green',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'Two minutes.',
  language: 'en',
  docusaurus_tag: 'docs-default-current',
  ...changed,
});

describe('indexContents', () => {
  it('weighs a record by its level and its place', () => {
    const { records } = indexContents(
      [record({ type: 'lvl1' }), record(), record({ type: 'lvl6' }), record({ type: 'content' })],
      [],
    );
    expect(records.map(({ weight }) => weight)).toEqual([
      { level: 100, position: 0 },
      { level: 90, position: 1 },
      { level: 50, position: 2 },
      { level: 0, position: 3 },
    ]);
  });

  it('leaves out the names of columns, which no hit shows', () => {
    const { records } = indexContents([record({ columns: ['Tea', 'Minutes'] })], []);
    expect(records[0]).not.toHaveProperty('columns');
  });

  it('makes a group of synonyms out of each line', () => {
    const { synonyms } = indexContents([], [['k8s', 'kubernetes']]);
    expect(synonyms).toEqual([
      { objectID: 'k8s', type: 'synonym', synonyms: ['k8s', 'kubernetes'] },
    ]);
  });
});
