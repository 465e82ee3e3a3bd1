import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentCheck } from '../../../../mdx/node/faults.ts';
import { treeOf } from '../../../../mdx/node/parse.ts';
import { languageOf } from '../run/languages.ts';
import { readMeta } from './meta.ts';

/** Blocks of a page that the tests don't run for the same reason. */
export interface NotRun {
  readonly reason: string;
  /** Lines of their opening fences, starting at 1. */
  readonly lines: readonly number[];
}

/** Languages of blocks that can't be run: data, pictures, and program output. */
const NOT_CODE: ReadonlySet<string> = new Set(' ini json mermaid plot text toml yaml'.split(' '));

/** Used if there's no reason. An editor must mark the block or give a reason. */
const NO_REASON = 'no reason given';

/** A comment for editors, which applies up to the next heading. */
const COMMENT = /^\/\* Not run: (.+?)\.? \*\/$/;

/**
 * Groups the code blocks that aren't marked to run by reason: a comment `Not run: …` above them in their section, or a
 * language without an interpreter. Skips blocks with invalid words after their language, which another check reports.
 */
export function blocksNotRun(tree: Root): readonly NotRun[] {
  const byReason = new Map<string, number[]>();
  let above: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      above = undefined;
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      above = COMMENT.exec(node.value)?.[1] ?? above;
    } else if (node.type === 'code' && !NOT_CODE.has(node.lang ?? '')) {
      const meta = readMeta(node.meta);
      if (typeof meta === 'object' && meta.run === undefined) {
        const isKnown = languageOf(node.lang ?? '') !== undefined;
        const reason = above ?? (isKnown ? NO_REASON : `${node.lang} has no interpreter here`);
        const line = node.position?.start.line ?? 1;
        byReason.set(reason, [...(byReason.get(reason) ?? []), line]);
      }
    }
  });
  return [...byReason].map(([reason, lines]) => ({ reason, lines }));
}

/** Finds code blocks that aren't run and don't give a reason. */
export const reasonFaults: DocumentCheck = (tree) =>
  blocksNotRun(tree)
    .filter(({ reason }) => reason === NO_REASON)
    .flatMap(({ lines }) => lines)
    .map((line) => ({
      line,
      message:
        'the block isn\'t run, and doesn\'t say why; mark it "run" with its output below it, or write {/* Not run: why. */} above it',
    }));

/** Reports the blocks that aren't run: one line per page and reason, and the count. */
export function notRunReport(
  documents: readonly { readonly file: string; readonly text: string }[],
): string {
  const found = documents.flatMap((document) =>
    blocksNotRun(treeOf(document)).map((notRun) => ({ file: document.file, ...notRun })),
  );
  const count = found.reduce((sum, { lines }) => sum + lines.length, 0);
  return [
    ...found.map(({ file, reason, lines }) => `${file}:${lines.join(',')}: not run: ${reason}`),
    `Not run: ${count}`,
  ].join('\n');
}
