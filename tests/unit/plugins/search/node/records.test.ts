import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../../../plugins/search/node/records.ts';

const page = {
  url: 'https://library.example.com/bread',
  title: 'Bread',
  section: 'Cooking',
  keywords: ['loaf'],
  headings: [],
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

  it('gives headings of the second and third level a record each, with the path above', () => {
    const records = recordsOf({
      ...page,
      headings: [
        { level: 1, anchor: 'bread', text: 'Bread' },
        { level: 3, anchor: 'early', text: 'Early' },
        { level: 2, anchor: 'method', text: 'Method' },
        { level: 3, anchor: 'bake', text: 'Bake' },
        { level: 4, anchor: 'oven', text: 'Oven' },
        { level: 2, anchor: 'keep', text: 'Keep' },
      ],
    });
    expect(
      records.slice(1).map(({ url, type, hierarchy: { lvl2, lvl3 } }) => [url, type, lvl2, lvl3]),
    ).toEqual([
      [`${page.url}#early`, 'lvl3', null, 'Early'],
      [`${page.url}#method`, 'lvl2', 'Method', null],
      [`${page.url}#bake`, 'lvl3', 'Method', 'Bake'],
      [`${page.url}#keep`, 'lvl2', 'Keep', null],
    ]);
  });
});
