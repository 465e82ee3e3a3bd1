import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  describeContents,
  describeSettings,
  indexContents,
  RECORD_BYTES_MAX,
  RecordSizeError,
} from '../../../../../../plugins/search/node/publish/contents.ts';
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

  it('makes a group of synonyms out of each line', () => {
    const { synonyms } = indexContents([], [['k8s', 'kubernetes']]);
    expect(synonyms).toEqual([
      { objectID: 'k8s', type: 'synonym', synonyms: ['k8s', 'kubernetes'] },
    ]);
  });

  it('sets up the filters that the site asks with, and the groups of parts', () => {
    const { settings } = indexContents([], []);
    expect(settings.attributesForFaceting).toEqual(
      expect.arrayContaining(['language', 'docusaurus_tag']),
    );
    expect(settings).toMatchObject({ distinct: true, attributeForDistinct: 'url' });
    expect(settings).toMatchObject({ minWordSizefor1Typo: 4, minWordSizefor2Typos: 8 });
  });

  it('divides a record that is larger than the provider takes, and loses no word', () => {
    const words = Array.from({ length: 4_000 }, (_, at) => `wörd${at}`);
    const { records, divided } = indexContents([record({ content: words.join(' ') })], []);
    expect(records.length).toBeGreaterThan(3);
    expect(divided).toEqual([['https://library.example.com/tea#green', records.length]]);
    expect(Math.max(...records.map(bytesOf))).toBeLessThanOrEqual(RECORD_BYTES_MAX);
    expect(records.flatMap(({ content }) => content?.split(' '))).toEqual(words);
    expect(new Set(records.map(({ url }) => url)).size).toBe(1);
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    expect(records[0]?.objectID).toBe('https://library.example.com/tea#green');
  });

  it('leaves a record that is just as large as the provider takes in one', () => {
    const [empty] = indexContents([record({ content: '' })], []).records;
    const content = 'x'.repeat(RECORD_BYTES_MAX - bytesOf(empty));
    expect(indexContents([record({ content })], []).records).toHaveLength(1);
    const longer = indexContents([record({ content: `${content} x` })], []).records;
    expect(longer).toHaveLength(2);
  });

  it('refuses a record that cannot be divided, naming its address and the fix', () => {
    const content = 'x'.repeat(RECORD_BYTES_MAX);
    expect(() => indexContents([record({ content })], [])).toThrow(RecordSizeError);
    expect(() => indexContents([record({ content })], [])).toThrow(
      /tea#green has [\d]+ bytes even in parts, and the provider takes 10000; shorten/,
    );
  });
});

describe('what is told of the contents', () => {
  it('is their counts, bytes, parts and settings', () => {
    const contents = indexContents(
      [record(), record({ content: 'long '.repeat(3_000) })],
      [['k8s', 'kubernetes']],
    );
    expect(describeContents(contents)).toEqual([
      expect.stringMatching(/^Records: 3, of 1\d,\d{3} bytes, the largest of \d{1,2},\d{3}$/),
      '  https://library.example.com/tea#green in 2 parts, being too large for one',
      'Groups of synonyms: 1',
    ]);
    expect(describeSettings(contents)).toContain(
      '  attributesForFaceting: ["type","language","docusaurus_tag"]',
    );
  });
});
