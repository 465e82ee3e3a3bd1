import { createHash } from 'node:crypto';
import { createTwoFilesPatch } from 'diff';
import pLimit from 'p-limit';
import { keptFiles } from '../../../../kept/node/keptFiles.ts';
import { treeOf } from '../../../../mdx/node/parse.ts';
import { type Chain, chainsOf } from '../blocks/chains.ts';
import { type Run, type RunOptions, runChain } from './chain.ts';
import { type Language, versionOf } from './languages.ts';

/** Options for the check. */
export interface CheckOptions extends RunOptions {
  /** Folder that records which blocks have passed. */
  readonly cache: string;
  /** Whether the documents are the complete library, so that records of other blocks can be dropped. */
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

interface Finding {
  readonly state: 'passed' | 'cached' | 'failed' | 'skipped';
  readonly message?: string;
}

type CodeDocument = Parameters<typeof treeOf>[0];

interface Work extends CheckOptions {
  readonly passed: ReturnType<typeof keptFiles>;
  readonly versionOf: (language: Language) => Promise<string | undefined>;
}

/** A block doesn't do what the page says, so it isn't kept as passed. */
class NotAsShown extends Error {}

/** Only two, because a block may use a full core, and the machine has other things to do. */
const AT_ONCE = 2;

/** Whether the last block of a beginning of a chain printed the output on the page. */
const isAsShown = (beginning: Chain, run: Run): boolean =>
  run.kind === 'printed' && run.outputs[beginning.length - 1] === beginning.at(-1)?.output;

/** How the last block of a beginning of a chain differs from the page. */
function differenceIn(beginning: Chain, run: Run): string {
  if (run.kind === 'failed') {
    return run.reason;
  }
  const output = run.outputs[beginning.length - 1] ?? '';
  const shown = beginning.at(-1)?.output ?? '';
  const patch = createTwoFilesPatch('the page shows', 'the block prints', shown, output);
  const stderr = run.stderr.trim();
  return [
    'It does not print what the page shows:',
    patch.replace(/^=+\n/gm, '').trimEnd(),
    ...(stderr === '' ? [] : ['It wrote to standard error:', stderr]),
  ].join('\n');
}

/** The hash of everything that affects the output of the last block of a beginning of a chain. */
function keyOf(beginning: Chain, versions: readonly unknown[], { dataOf }: Work): string {
  const parts = beginning.map(({ language: { file, steps }, code, output, data }, index) => {
    return [file, steps, versions[index], code, output, data.map(dataOf)];
  });
  return createHash('sha256')
    .update(JSON.stringify([process.version, parts]))
    .digest('hex');
}

/** Checks the blocks of a chain in order. After a failure, it skips the rest. */
async function checkChain(chain: Chain, work: Work): Promise<readonly Finding[]> {
  const versions = await Promise.all(chain.map(({ language }) => work.versionOf(language)));
  let whole: Promise<Run> | undefined;

  /**
   * Runs a beginning of the chain. The full chain is run first, once, because running each beginning would run the first
   * block as often as there are blocks. The beginning itself is only run if its last block then differs from the page,
   * because a later block may be the cause.
   */
  const run = async (beginning: Chain): Promise<Run> => {
    if (versions.includes(undefined)) {
      return runChain(beginning, work);
    }
    whole ??= runChain(chain, work);
    const found = await whole;
    return beginning.length === chain.length || isAsShown(beginning, found)
      ? found
      : runChain(beginning, work);
  };

  /** Checks the last block of a beginning of the chain. */
  const checkLast = async (beginning: Chain): Promise<Finding> => {
    const unknown = beginning.at(-1)?.data.find((name) => work.dataOf(name) === undefined);
    if (unknown !== undefined) {
      return { state: 'failed', message: `There is no data set "${unknown}"; correct its name` };
    }
    const missing = beginning[versions.slice(0, beginning.length).indexOf(undefined)]?.language;
    if (missing !== undefined) {
      const message = `${missing.names[0]} is not run: "${missing.version[0]}" is not there`;
      return work.requireInterpreters
        ? { state: 'failed', message: `${message}, and in CI it has to be` }
        : { state: 'skipped', message: `${message}; skipped` };
    }
    try {
      const { isKept } = await work.passed.of(keyOf(beginning, versions, work), async () => {
        const found = await run(beginning);
        if (!isAsShown(beginning, found)) {
          throw new NotAsShown(differenceIn(beginning, found));
        }
        return Buffer.from('passed');
      });
      return { state: isKept ? 'cached' : 'passed' };
    } catch (error) {
      if (error instanceof NotAsShown) {
        return { state: 'failed', message: error.message };
      }
      throw error;
    }
  };

  const findings: Finding[] = [];
  for (const index of chain.keys()) {
    const stopper = chain[findings.findIndex(({ state }) => state === 'failed')];
    findings.push(
      stopper === undefined
        ? await checkLast(chain.slice(0, index + 1))
        : {
            state: 'failed',
            message: `It continues the block on line ${stopper.line}, which failed`,
          },
    );
  }
  return findings;
}

/** A fence with a word after its language, except for a title. Documents without one needn't be parsed. */
const MARKED = /(?:`{3}|~{3})\S+ (?!title=)/;

/** Checks the blocks of a document. The messages begin with the file and line. */
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
    const found = await checkChain(chain, work);
    findings.push(
      ...found.map(({ state, message }, index) => ({
        state,
        ...(message && { message: `${file}:${chain[index]?.line}: ${message}` }),
      })),
    );
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
  const versions = new Map<Language, Promise<string | undefined>>();
  const work: Work = {
    ...options,
    passed: keptFiles(options.cache),
    versionOf(language) {
      const version = versions.get(language) ?? versionOf(language, options.searchPath);
      versions.set(language, version);
      return version;
    },
  };
  const checked = await pLimit(AT_ONCE).map(documents, (document) => checkDocument(document, work));
  if (options.all) {
    await work.passed.prune();
  }
  const findings = checked.flat();
  const count = (...states: Finding['state'][]) =>
    findings.filter(({ state }) => states.includes(state)).length;
  return {
    passed: count('passed', 'cached'),
    cached: count('cached'),
    failed: count('failed'),
    skipped: count('skipped'),
    messages: findings.flatMap(({ message }) => message ?? []),
  };
}
