import { createTwoFilesPatch } from 'diff';
import pLimit from 'p-limit';
import { treeOf } from '../../../../mdx/node/parse.ts';
import { type Chain, chainsOf, type RunnableBlock } from '../blocks/chains.ts';
import { type Run, type RunOptions, runChain } from './block.ts';
import { blockKey, openPassed } from './passed.ts';
import { type Interpreters, lookForInterpreters } from './versions.ts';

/** A document to check. */
export interface CodeDocument {
  /** Its path, for messages. */
  readonly file: string;
  readonly text: string;
}

/** Options for the check. */
export interface CheckOptions extends RunOptions {
  /** JSON file that records which blocks have passed. */
  readonly cache: string;
  /** Whether the documents are the complete library. */
  readonly all: boolean;
  /** Whether a block without an interpreter fails, as it must in CI, or is skipped. */
  readonly requireInterpreters: boolean;
}

/** Result of checking the documents. */
export interface CheckResult {
  readonly passed: number;
  /** Number of passed blocks that weren't run again. */
  readonly cached: number;
  readonly failed: number;
  readonly skipped: number;
  /** A message for each failed or skipped block, in document order. */
  readonly messages: readonly string[];
}

type Finding =
  | { readonly state: 'passed' | 'cached' }
  | { readonly state: 'failed' | 'skipped'; readonly message: string };

/** Only two, because a block may use a full core, and the machine has other things to do. */
const AT_ONCE = 2;

/** Unified diff between the output on the page and the actual output. */
function difference({ output }: RunnableBlock, printed: string): string {
  return createTwoFilesPatch('the page shows', 'the block prints', output, printed)
    .split('\n')
    .filter((line) => !/^=+$/.test(line))
    .join('\n')
    .trimEnd();
}

interface Work extends CheckOptions {
  readonly interpretersOf: ReturnType<typeof lookForInterpreters>;
  readonly passed: Awaited<ReturnType<typeof openPassed>>;
}

/** Whether the last block of a partial chain printed the output on the page. */
const isAsShown = (beginning: Chain, run: Run) =>
  run.kind === 'printed' && run.outputs[beginning.length - 1] === beginning.at(-1)?.output;

/** Runs a partial chain. */
type RunBeginning = (beginning: Chain) => Promise<Run>;

/**
 * Creates a runner for partial chains. At the first call, it runs the full chain once, because running each partial
 * chain would run the first block as often as there are blocks. If the output of a block then differs from the page,
 * its partial chain is run separately, because a later block may be the cause.
 */
function runnerOf(chain: Chain, work: Work): RunBeginning {
  let whole: Promise<Run> | undefined;
  return async (beginning) => {
    whole ??= runChain(chain, work);
    const run = await whole;
    return isAsShown(beginning, run) ? run : runChain(beginning, work);
  };
}

/** Checks the last block of a partial chain. */
async function checkLast(
  chain: Chain,
  interpreters: readonly Interpreters[],
  runBeginning: RunBeginning,
  work: Work,
): Promise<Finding> {
  const block = chain.at(-1) ?? chain[0];
  const unknown = block.data.find((name) => work.dataOf(name) === undefined);
  if (unknown !== undefined) {
    return { state: 'failed', message: `There is no data set "${unknown}"; correct its name` };
  }
  const missing = interpreters.find(({ kind }) => kind === 'missing');
  if (missing?.kind === 'missing') {
    const message = `${block.language.names[0]} is not run: "${missing.program}" is not there`;
    return work.requireInterpreters
      ? { state: 'failed', message: `${message}, and in CI it has to be` }
      : { state: 'skipped', message: `${message}; skipped` };
  }
  const versions = interpreters.map((found) => (found.kind === 'present' ? found.versions : []));
  const key = blockKey(chain, versions, work.dataOf);
  if (work.passed.has(key)) {
    return { state: 'cached' };
  }
  const run = await runBeginning(chain);
  if (run.kind === 'failed') {
    return { state: 'failed', message: run.reason };
  }
  if (!isAsShown(chain, run)) {
    const output = run.outputs[chain.length - 1] ?? '';
    const stderr = run.stderr.trim();
    const said = stderr === '' ? '' : `\nTo the standard error it wrote:\n${stderr}`;
    return {
      state: 'failed',
      message: `It does not print what the page shows:\n${difference(block, output)}${said}`,
    };
  }
  work.passed.add(key);
  return { state: 'passed' };
}

/** Checks the blocks of a chain in order. After a failure, it skips the rest. */
async function checkChain(file: string, chain: Chain, work: Work): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const interpreters = await Promise.all(
    chain.map(({ language }) => work.interpretersOf(language)),
  );
  const canRunWhole = chain.length > 1 && interpreters.every(({ kind }) => kind === 'present');
  const runBeginning: RunBeginning = canRunWhole
    ? runnerOf(chain, work)
    : (beginning) => runChain(beginning, work);
  for (const [index, block] of chain.entries()) {
    const before = chain.slice(0, index);
    const stopper = before[findings.findIndex(({ state }) => state === 'failed')];
    const found: Finding =
      stopper === undefined
        ? await checkLast(
            [...before, block] as unknown as Chain,
            interpreters.slice(0, index + 1),
            runBeginning,
            work,
          )
        : { state: 'failed', message: `It goes on from line ${stopper.line}, which failed` };
    findings.push(
      'message' in found ? { ...found, message: `${file}:${block.line}: ${found.message}` } : found,
    );
  }
  return findings;
}

/** A fence with a word after its language, except for a title. Documents without one needn't be parsed. */
const MARKED = /(?:`{3}|~{3})\S+ (?!title=)/;

/** Checks the blocks of a document. */
async function checkDocument(document: CodeDocument, work: Work): Promise<readonly Finding[]> {
  const { file, text } = document;
  if (!MARKED.test(text)) {
    return [];
  }
  const { chains, faults } = chainsOf(treeOf(document));
  const findings: Finding[] = faults.map(({ line, message }) => ({
    state: 'failed',
    message: `${file}:${line}: ${message}`,
  }));
  for (const chain of chains) {
    findings.push(...(await checkChain(file, chain, work)));
  }
  return findings;
}

/**
 * Runs the blocks of documents that are marked to run, and compares their output with the output on the page. A block
 * that has passed isn't run again until something that affects its output changes.
 */
export async function checkCode(
  documents: readonly CodeDocument[],
  options: CheckOptions,
): Promise<CheckResult> {
  const passed = await openPassed(options.cache);
  const work = { ...options, passed, interpretersOf: lookForInterpreters(options.searchPath) };
  const checked = await pLimit(AT_ONCE).map(documents, (document) => checkDocument(document, work));
  await passed.save(options.all);
  const findings = checked.flat();
  const count = (...states: Finding['state'][]) =>
    findings.filter(({ state }) => states.includes(state)).length;
  return {
    passed: count('passed', 'cached'),
    cached: count('cached'),
    failed: count('failed'),
    skipped: count('skipped'),
    messages: findings.flatMap((finding) => ('message' in finding ? [finding.message] : [])),
  };
}
