import type { SearchRecord } from '../../../../../../plugins/search/shared/record.ts';

/** The record of the page with this slug. */
export function page(
  slug: string,
  title: string,
  keywords: readonly string[] = [],
  content: string | null = null,
): SearchRecord {
  const url = `https://library.example.com/${slug}`;
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: {
      lvl0: 'Library',
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    keywords,
  };
}

/**
 * The records of a page and of its headings, which have the anchors h0, h1 and so on.
 *
 * @param texts - headings, each optionally followed by a colon and the text below it
 */
export function headings(
  slug: string,
  title: string,
  texts: readonly string[],
  isRow = false,
): SearchRecord[] {
  const { keywords: _, ...common } = page(slug, title);
  return [
    page(slug, title),
    ...texts.map((text, at): SearchRecord => {
      const [lvl2 = '', content = null] = text.split(': ');
      const url = `${common.url}#h${at}`;
      return {
        ...common,
        objectID: url,
        url,
        type: 'lvl2',
        hierarchy: { ...common.hierarchy, lvl2 },
        content,
        ...(isRow && { isRow }),
      };
    }),
  ];
}
