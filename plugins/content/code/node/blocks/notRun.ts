import type { DocumentCheck } from '../../../../mdx/node/faults.ts';
import { languageOf } from '../run/languages.ts';
import { fencesOf } from './fences.ts';
import { MetaError, readMeta } from './meta.ts';

/** Blocks of a page that the tests don't run, all for the same reason. */
export interface NotRun {
  readonly reason: string;
  /** Lines of their opening fences, from 1. */
  readonly lines: readonly number[];
}

/** What is in blocks that nobody could run: data, pictures, and what a program prints. */
const NOT_CODE: ReadonlySet<string> = new Set([
  '',
  'ini',
  'json',
  'mermaid',
  'plot',
  'text',
  'toml',
  'yaml',
]);

/** The reason that isn't one: it's for an editor to mark the block, or to say why not. */
const NO_REASON = 'no reason given';

const HEADING = /^#{1,6} /;

/** A comment for editors, which holds up to the next heading. */
const COMMENT = /^\{\/\* Not run: (.+?)\.? \*\/\}$/;

/**
 * The blocks of code that aren't marked to run, by the reason: the comment `Not run: …` above them in their
 * section, or that their language has no interpreter here.
 *
 * @param markdown - text of a document whose blocks have been read without a mistake
 */
export function blocksNotRun(markdown: string): readonly NotRun[] {
  const fences = fencesOf(markdown);
  const lines = markdown.split('\n');
  const isInside = (at: number) => fences.some(({ line, end }) => at >= line && at < end);
  const reasonAbove = (line: number): string | undefined => {
    for (let at = line - 2; at >= 0; at -= 1) {
      const text = lines[at] ?? '';
      const [, reason] = COMMENT.exec(text) ?? [];
      if (reason !== undefined || (HEADING.test(text) && !isInside(at))) {
        return reason;
      }
    }
    return undefined;
  };
  const byReason = new Map<string, number[]>();
  for (const { language, meta, line } of fences) {
    if (NOT_CODE.has(language) || readMeta(meta).run !== undefined) {
      continue;
    }
    const fallback =
      languageOf(language) === undefined ? `${language} has no interpreter here` : NO_REASON;
    const reason = reasonAbove(line) ?? fallback;
    byReason.set(reason, [...(byReason.get(reason) ?? []), line]);
  }
  return [...byReason].map(([reason, found]) => ({ reason, lines: found }));
}

/** Finds blocks of code that aren't run and don't say why. */
export const reasonFaults: DocumentCheck = (_tree, text) => {
  try {
    return blocksNotRun(text)
      .filter(({ reason }) => reason === NO_REASON)
      .flatMap(({ lines }) => lines)
      .map((line) => ({
        line,
        message:
          'the block isn\'t run, and doesn\'t say why; mark it "run" with its output below it, or write {/* Not run: why. */} above it',
      }));
  } catch (error) {
    // The check of the code says what is wrong with its words.
    if (error instanceof MetaError) {
      return [];
    }
    throw error;
  }
};

/**
 * The report of what isn't run: a line for each page and reason, and the count.
 *
 * @param documents - paths and texts
 */
export function notRunReport(
  documents: readonly { readonly file: string; readonly text: string }[],
): string {
  const found = documents.flatMap(({ file, text }) =>
    blocksNotRun(text).map((notRun) => ({ file, ...notRun })),
  );
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return [
    ...found.map(({ file, reason, lines }) => `${file}:${lines.join(',')}: not run: ${reason}`),
    `Not run: ${count}`,
  ].join('\n');
}
