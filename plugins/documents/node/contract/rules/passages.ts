import { lineOf } from '../../../../mdx/node/faults.ts';
import { passagesOf, textWithGaps } from '../prose.ts';
import type { Page } from './rule.ts';

/** A text of a page, with the line at which it starts. */
interface Passage {
  readonly line: number;
  readonly text: string;
}

/** The title, the description, and the passages of a page, with a sign in the place of code and formulas. */
const readTexts = ({ tree, frontMatter: { fields, lines } }: Page): readonly Passage[] => [
  ...(['title', 'description'] as const).map((field) => ({
    line: lines.get(field) ?? 1,
    text: fields[field] ?? '',
  })),
  ...passagesOf(tree).map((node) => ({ line: lineOf(node), text: textWithGaps(node) })),
];

/** Several rules read the same page. */
const known = new WeakMap<Page, readonly Passage[]>();

function textsOf(page: Page): readonly Passage[] {
  const texts = known.get(page) ?? readTexts(page);
  known.set(page, texts);
  return texts;
}

/** The matches of a pattern in the texts of a page, with their lines. */
export const matchesIn = (page: Page, pattern: RegExp) =>
  textsOf(page).flatMap(({ line, text }) =>
    [...text.matchAll(pattern)].map((match) => ({
      match,
      line: line + (text.slice(0, match.index).match(/\n/g)?.length ?? 0),
    })),
  );
