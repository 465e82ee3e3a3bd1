import type { Heading } from '../../mdx/node/headings.ts';
import type { Hierarchy, SearchRecord } from '../shared/record.ts';

/** What the records of a page are made from. */
export interface IndexedPage {
  /** Absolute address. */
  readonly url: string;
  readonly title: string;
  /** Label of the section the page stands in. */
  readonly section: string;
  readonly keywords: readonly string[];
  readonly headings: readonly Omit<Heading, 'line'>[];
  readonly language: string;
  /** Value of the record's `docusaurus_tag`. */
  readonly tag: string;
}

/**
 * The records of a page: one for the page, one for each heading of the second and third level.
 *
 * A heading of the third level that comes before any of the second stands right under the title.
 */
export function recordsOf(page: IndexedPage): readonly SearchRecord[] {
  const { url, title, section, keywords, headings, language, tag } = page;
  const base: Hierarchy = {
    lvl0: section,
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const common = { content: null, language, docusaurus_tag: tag };
  const records: SearchRecord[] = [
    { objectID: url, url, type: 'lvl1', hierarchy: base, ...common, keywords },
  ];
  let parent: string | null = null;
  for (const { level, anchor, text } of headings) {
    if (level < 2 || level > 3) {
      continue;
    }
    if (level === 2) {
      parent = text;
    }
    const address = `${url}#${anchor}`;
    records.push({
      objectID: address,
      url: address,
      type: level === 2 ? 'lvl2' : 'lvl3',
      hierarchy: { ...base, lvl2: parent, lvl3: level === 3 ? text : null },
      ...common,
    });
  }
  return records;
}
