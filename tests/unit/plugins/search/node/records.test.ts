import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../../../plugins/search/node/records.ts';

const page = {
  url: 'https://library.example.com/bread',
  title: 'Bread',
  section: 'Cooking',
  keywords: ['loaf'],
  sectionKeywords: {},
  places: [],
  language: 'en',
  tag: 'docs-default-current',
};

describe('recordsOf', () => {
  it('gives a page one record with its keywords', () => {
    expect(recordsOf(page)).toEqual([
      {
        objectID: page.url,
        url: page.url,
        type: 'lvl1',
        hierarchy: {
          lvl0: 'Cooking',
          lvl1: 'Bread',
          lvl2: null,
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        content: null,
        language: 'en',
        docusaurus_tag: 'docs-default-current',
        keywords: ['loaf'],
      },
    ]);
  });

  it('gives sections their keywords, and rows with the same anchor none', () => {
    const records = recordsOf({
      ...page,
      sectionKeywords: { flour: ['meal'], 550: ['bread flour'] },
      places: [
        { kind: 'page', anchor: '', path: [], content: '' },
        { kind: 'heading', anchor: 'flour', path: ['Flour'], content: '' },
        { kind: 'row', anchor: '550', path: ['Flour', '550'], content: '' },
      ],
    });
    expect(records.map(({ keywords }) => keywords)).toEqual([['loaf'], ['meal'], undefined]);
  });

  it('gives sections and rows a record each, with the path above and their own words', () => {
    const records = recordsOf({
      ...page,
      places: [
        { kind: 'page', anchor: '', path: [], content: 'Bake it.' },
        { kind: 'heading', anchor: 'early', path: [null, 'Early'], content: '' },
        { kind: 'heading', anchor: 'flour', path: ['Flour'], content: 'By type.' },
        { kind: 'row', anchor: '550', path: ['Flour', '550'], content: '550 · bread' },
      ],
    });
    expect(records[0]).toMatchObject({ url: page.url, content: 'Bake it.', keywords: ['loaf'] });
    expect(
      records
        .slice(1)
        .map(({ url, type, content, isRow, hierarchy: { lvl2, lvl3 } }) => [
          url,
          type,
          lvl2,
          lvl3,
          content,
          isRow,
        ]),
    ).toEqual([
      [`${page.url}#early`, 'lvl3', null, 'Early', null, undefined],
      [`${page.url}#flour`, 'lvl2', 'Flour', null, 'By type.', undefined],
      [`${page.url}#550`, 'lvl3', 'Flour', '550', '550 · bread', true],
    ]);
  });
});
