import { LANGUAGES, languageOf } from '../run/languages.ts';
import { type Fence, fencesOf } from './fences.ts';
import { type Meta, MetaError, readMeta } from './meta.ts';

/** A code block that's marked to run, and its expected output. */
export interface RunnableBlock {
  /** The word after the fence, such as `python`; always a language that can be run. */
  readonly language: string;
  readonly code: string;
  /** Content of the output block that follows it. */
  readonly output: string;
  /** Line of the opening fence, starting at 1. */
  readonly line: number;
  /** Names of the data sets whose JSON downloads are in its working folder. */
  readonly data: readonly string[];
}

/** Blocks that build on one another, in page order; at least one. */
export type Chain = readonly [RunnableBlock, ...RunnableBlock[]];

/** Thrown for an invalid code block. The message starts with file and line. */
export class BlockError extends Error {
  override readonly name = 'BlockError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`);
  }
}

function metaOf({ meta, line }: Fence, file: string): Meta {
  try {
    return readMeta(meta);
  } catch (error) {
    if (error instanceof MetaError) {
      throw new BlockError(file, line, error.message);
    }
    throw error;
  }
}

/** Whether only blank lines and blockquote markers are between two blocks. */
function areNeighbors(lines: readonly string[], first: Fence, second: Fence): boolean {
  return lines.slice(first.end, second.line - 1).every((line) => /^[\s>]*$/.test(line));
}

/**
 * Groups the blocks that are marked to run into chains: `run` starts a chain, and each following `run=continued`
 * continues it.
 *
 * @param markdown - the document's text
 * @param file - its path, for messages
 * @throws BlockError if the words after a language are unknown, a block can't be run, its output doesn't follow it, or
 *   there's nothing to continue
 */
export function chainsOf(markdown: string, file: string): readonly Chain[] {
  const lines = markdown.split(/\r?\n/);
  const blocks = fencesOf(markdown).map((fence) => ({ fence, meta: metaOf(fence, file) }));
  const chains: [RunnableBlock, ...RunnableBlock[]][] = [];
  for (const [index, { fence, meta }] of blocks.entries()) {
    if (meta.run === undefined) {
      continue;
    }
    const { language, content: code, line } = fence;
    if (languageOf(language) === undefined) {
      const known = LANGUAGES.flatMap(({ names }) => names).join(', ');
      throw new BlockError(
        file,
        line,
        `"${language}" cannot be run; known are ${known}, so take the mark "run" away`,
      );
    }
    const next = blocks[index + 1];
    if (
      next?.fence.language !== 'text' ||
      next.meta.title !== 'Output' ||
      !areNeighbors(lines, fence, next.fence)
    ) {
      throw new BlockError(
        file,
        line,
        'the block is marked "run", but no block ```text title="Output" follows it; show there what it prints',
      );
    }
    const block = { language, code, output: next.fence.content, line, data: meta.data };
    if (meta.run === 'alone') {
      chains.push([block]);
      continue;
    }
    const chain = chains.at(-1);
    if (chain === undefined) {
      throw new BlockError(
        file,
        line,
        'the block is marked "run=continued", but no runnable block is before it; mark it "run"',
      );
    }
    chain.push(block);
  }
  return chains;
}
