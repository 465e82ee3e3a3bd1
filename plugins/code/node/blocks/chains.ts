import type { Code, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Fault, faultAt } from '../../../mdx/node/faults.ts';
import { LANGUAGES, type Language, languageOf } from '../run/languages.ts';
import { type Meta, readMeta } from './meta.ts';

export interface RunnableBlock {
  readonly language: Language;
  readonly code: string;
  readonly output: string;
  readonly line: number;
  /** Names of the data sets whose JSON downloads are in its working folder. */
  readonly data: readonly string[];
}

/** Blocks that build on one another, in page order. */
export type Chain = readonly RunnableBlock[];

const contentOf = ({ value }: Code): string => (value === '' ? '' : `${value}\n`);

/** Whether a node is the block that shows what the block before it prints. */
export function isOutput(node: Node | undefined): node is Code {
  const { type, lang, meta } = (node ?? {}) as Partial<Code>;
  return type === 'code' && lang === 'text' && meta?.trim() === 'title="Output"';
}

function runnable(
  node: Code,
  next: Node | undefined,
  { data, isSetup }: Meta,
): RunnableBlock | Fault {
  const language = languageOf(node.lang ?? '');
  if (language === undefined) {
    const known = LANGUAGES.flatMap(({ names }) => names).join(', ');
    return faultAt(
      node,
      `"${node.lang}" cannot be run; known are ${known}, so take the mark "run" away`,
    );
  }
  const silent = isSetup ? '' : undefined;
  const output = isOutput(next) ? contentOf(next) : silent;
  return output === undefined
    ? faultAt(
        node,
        'the block is marked "run", but no block ```text title="Output" follows it; show there what it prints',
      )
    : { language, code: contentOf(node), output, line: node.position?.start.line ?? 1, data };
}

/**
 * Groups the blocks to run into chains: `run` starts one, and each following `run=continued` continues it.
 *
 * @returns the chains, and the faults of blocks that can't be part of one
 */
export function chainsOf(tree: Root): {
  readonly chains: readonly Chain[];
  readonly faults: readonly Fault[];
} {
  const chains: RunnableBlock[][] = [];
  const faults: Fault[] = [];
  visit(tree, 'code', (node, index = 0, parent) => {
    const meta = readMeta(node.meta);
    if (typeof meta === 'string') {
      faults.push(faultAt(node, meta));
      return;
    }
    if (meta.run === undefined) {
      return;
    }
    const block = runnable(node, parent?.children[index + 1], meta);
    const chain = chains.at(-1);
    if ('message' in block) {
      faults.push(block);
    } else if (meta.run === 'alone') {
      chains.push([block]);
    } else if (chain === undefined) {
      faults.push(
        faultAt(
          node,
          'the block is marked "run=continued", but no runnable block is before it; mark it "run"',
        ),
      );
    } else {
      chain.push(block);
    }
  });
  return { chains, faults };
}
