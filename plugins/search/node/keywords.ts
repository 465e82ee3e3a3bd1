import { readFrontMatter } from '../../documents/node/contract/frontMatter/read.ts';
import { tablesOf } from '../../documents/node/contract/page/tables.ts';
import { headingsOf } from '../../mdx/node/headings.ts';
import { parseFile } from '../../mdx/node/parse.ts';
import { stemsOf } from '../shared/stem.ts';
import { foldedText } from '../shared/words.ts';

/** Keywords that aren't answered where they lead. */
export interface UnansweredKeywords {
  /** Id of the heading; `undefined` for those of the page. */
  readonly section: string | undefined;
  readonly keywords: readonly string[];
}

/**
 * Finds the keywords of a document none of whose words occur where they lead: in the section with its subsections, or
 * anywhere on the page, including the rows of tables. Inflected forms count as the same word.
 *
 * @param dataOf - returns the rows of a data set as text, by its name; `undefined` if there's no such set
 */
export function unansweredKeywords(
  text: string,
  dataOf: (name: string) => string | undefined,
): readonly UnansweredKeywords[] {
  const { fields } = readFrontMatter(text);
  const { tree } = parseFile(text);
  const lines = text.split('\n');
  const headings = headingsOf(tree);
  const tables = tablesOf(tree);
  const [first] = tree.children;
  const wordsBetween = (start: number, end: number): ReadonlySet<string> => {
    const source = lines.slice(start - 1, end - 1).join('\n');
    const rows = tables
      .filter(({ line }) => line >= start && line < end)
      .map(({ set }) => dataOf(set) ?? '');
    return new Set(stemsOf(foldedText([source, ...rows].join('\n'))).split(' '));
  };
  const left = (keywords: readonly string[], words: ReadonlySet<string>) =>
    keywords.filter(
      (keyword) =>
        !stemsOf(foldedText(keyword))
          .split(' ')
          .some((stem) => words.has(stem)),
    );
  const body = wordsBetween(first?.position?.start.line ?? 1, lines.length + 1);
  const ofSections = headings.map(({ anchor, level, line }) => {
    const next = headings.find((other) => other.line > line && other.level <= level);
    const keywords = fields.sectionKeywords?.[anchor] ?? [];
    return {
      section: anchor,
      keywords: left(keywords, wordsBetween(line, next?.line ?? lines.length + 1)),
    };
  });
  return [
    { section: undefined, keywords: left(fields.keywords ?? [], body) },
    ...ofSections,
  ].filter(({ keywords }) => keywords.length > 0);
}

/** Reports unanswered keywords: one line per page or section, and the count. */
export function keywordReport(
  documents: readonly { readonly file: string; readonly text: string }[],
  dataOf: (name: string) => string | undefined,
): string {
  const found = documents.flatMap(({ file, text }) =>
    unansweredKeywords(text, dataOf).map((place) => ({ file, ...place })),
  );
  const count = found.reduce((sum, { keywords }) => sum + keywords.length, 0);
  return [
    ...found.map(
      ({ file, section, keywords }) =>
        `${file}${section === undefined ? '' : `#${section}`}: ${keywords.join(', ')}`,
    ),
    `${count} ${count === 1 ? 'keyword has' : 'keywords have'} no word on the page or in the section; answer or drop what readers would look for in vain`,
  ].join('\n');
}
