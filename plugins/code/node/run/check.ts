import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTwoFilesPatch } from 'diff';
import pLimit from 'p-limit';
import { keptFiles } from '../../../cache/node/keptFiles.ts';
import { treeOf } from '../../../mdx/node/parse.ts';
import { type Chain, chainsOf } from '../blocks/chains.ts';
import { type Run, type RunOptions, runChain } from './chain.ts';
import { type Language, NODE_TYPES, versionOf } from './languages.ts';

export interface CheckOptions extends RunOptions {
  /** Folder that records which blocks have passed. */
  readonly cache: string;
  /** Whether the documents are the complete library, so that records of other blocks can be dropped. */
  readonly all: boolean;
  /** Whether a block without an interpreter fails, as it must in CI, or is skipped. */
  readonly requireInterpreters: boolean;
}

interface Finding {
  readonly state: 'passed' | 'cached' | 'failed' | 'skipped';
  readonly message?: string;
}

type CodeDocument = Parameters<typeof treeOf>[0];

interface Work extends CheckOptions {
  readonly passed: ReturnType<typeof keptFiles>;
  readonly surroundings: readonly string[];
  readonly versionOf: (language: Language) => Promise<string | undefined>;
}

/** Names the first block of a chain that failed. Thrown, so that the chain isn't cached as passed. */
class NotAsShown extends Error {
  readonly index: number;
  constructor(index: number, difference: string) {
    super(difference);
    this.index = index;
  }
}

/** Only two, because a block may use a full core, and the machine has other things to do. */
const AT_ONCE = 2;

/** How the last block of a chain, or of its beginning, differs from the page; `undefined` if it doesn't. */
function differenceIn(chain: Chain, run: Run): string | undefined {
  if (run.kind === 'failed') {
    return run.reason;
  }
  const output = run.outputs[chain.length - 1] ?? '';
  const shown = chain.at(-1)?.output ?? '';
  if (output === shown) {
    return undefined;
  }
  const patch = createTwoFilesPatch('the page shows', 'the block prints', shown, output);
  const stderr = run.stderr.trim();
  return [
    'It does not print what the page shows:',
    patch.replace(/^=+\n/gm, '').trimEnd(),
    ...(stderr === '' ? [] : ['It wrote to standard error:', stderr]),
  ].join('\n');
}

/**
 * Runs a chain. If it doesn't print what the page shows, runs each beginning of it to find the first block at fault.
 *
 * @throws NotAsShown if there is one
 */
async function runAsShown(chain: Chain, work: Work): Promise<void> {
  const whole = await runChain(chain, work);
  if (whole.kind === 'printed' && chain.every(({ output }, at) => whole.outputs[at] === output)) {
    return;
  }
  for (const index of chain.keys()) {
    const beginning = chain.slice(0, index + 1);
    const isWhole = beginning.length === chain.length;
    const difference = differenceIn(beginning, isWhole ? whole : await runChain(beginning, work));
    if (difference !== undefined) {
      throw new NotAsShown(index, difference);
    }
  }
}

/** The files that decide how blocks are run: this one, and those beside it. */
const RUNNER = path.dirname(fileURLToPath(import.meta.url));

/** Debian's list of installed packages with their versions: a block can call any program. */
const INSTALLED = '/var/lib/dpkg/status';

/** What affects the output of every chain. */
function surroundings(searchPath: string): readonly string[] {
  const files = [
    ...readdirSync(RUNNER).map((name) => path.join(RUNNER, name)),
    NODE_TYPES,
    ...(existsSync(INSTALLED) ? [INSTALLED] : []),
  ];
  const hashes = files.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  return [process.version, searchPath, ...hashes];
}

/** The hash of everything that affects the output of a chain. */
function cacheKey(chain: Chain, versions: readonly unknown[], work: Work): string {
  const parts = chain.map(({ language: { file, steps }, code, output, data }, index) => {
    return [file, steps, versions[index], code, output, data.map(work.dataOf)];
  });
  return createHash('sha256')
    .update(JSON.stringify([work.surroundings, parts]))
    .digest('hex');
}

/** Checks a chain. Returns a finding for each block; those after one that failed fail too. */
async function checkChain(chain: Chain, work: Work): Promise<readonly Finding[]> {
  const versions = await Promise.all(chain.map(({ language }) => work.versionOf(language)));
  const missing = chain[versions.indexOf(undefined)]?.language;
  if (missing !== undefined) {
    const message = `${missing.names[0]} is not run: "${missing.version[0]}" is not there`;
    return chain.map(() =>
      work.requireInterpreters
        ? { state: 'failed', message: `${message}, and in CI it has to be` }
        : { state: 'skipped', message: `${message}; skipped` },
    );
  }
  try {
    const { isKept } = await work.passed.of(cacheKey(chain, versions, work), async () => {
      await runAsShown(chain, work);
      return Buffer.from('passed');
    });
    return chain.map(() => ({ state: isKept ? 'cached' : 'passed' }));
  } catch (error) {
    if (!(error instanceof NotAsShown)) {
      throw error;
    }
    const { index, message } = error;
    const after = `It continues the block on line ${chain[index]?.line}, which failed`;
    return chain.map((_, at): Finding => {
      if (at < index) {
        return { state: 'passed' };
      }
      return { state: 'failed', message: at === index ? message : after };
    });
  }
}

/** The messages begin with the file and line. */
async function checkDocument(document: CodeDocument, work: Work): Promise<readonly Finding[]> {
  const { file } = document;
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
 * Runs the marked blocks of documents, and compares their output with that on the page. A chain that has passed isn't
 * run again until something that affects its output changes.
 */
export async function checkCode(documents: readonly CodeDocument[], options: CheckOptions) {
  const versions = new Map<Language, Promise<string | undefined>>();
  const work: Work = {
    ...options,
    passed: keptFiles(options.cache),
    surroundings: surroundings(options.searchPath),
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
    /** Passed blocks that weren't run again. */
    cached: count('cached'),
    failed: count('failed'),
    skipped: count('skipped'),
    /** For each failed or skipped block, in document order. */
    messages: findings.flatMap(({ message }) => message ?? []),
  };
}
