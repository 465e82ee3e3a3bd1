import type { DocumentCheck } from '../../../../mdx/node/faults.ts';
import { languageOf } from '../run/languages.ts';
import { fencesOf } from './fences.ts';
import { MetaError, readMeta } from './meta.ts';

/** Blocks of a page that the tests don't run for the same reason. */
export interface NotRun {
  readonly reason: string;
  /** Lines of their opening fences, starting at 1. */
  readonly lines: readonly number[];
}

/** Languages of blocks that can't be run: data, pictures, and program output. */
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

/** Used if there's no reason. An editor must mark the block or give a reason. */
const NO_REASON = 'no reason given';

const HEADING = /^#{1,6} /;

/** A comment for editors, which applies up to the next heading. */
const COMMENT = /^\{\/\* Not run: (.+?)\.? \*\/\}$/;

/**
 * Groups the code blocks that aren't marked to run by reason: a comment `Not run: …` above them in their section, or a
 * language without an interpreter.
 *
 * @param markdown - text of a document whose blocks have been parsed without errors
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

/** Finds code blocks that aren't run and don't give a reason. */
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
    // Another check reports invalid words.
    if (error instanceof MetaError) {
      return [];
    }
    throw error;
  }
};

/**
 * Reports the blocks that aren't run: one line per page and reason, and the count.
 *
 * @param documents - paths and contents
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
