import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Chain } from '../blocks/chains.ts';
import { execute, type Outcome } from './execute.ts';
import { type Program, programsOf } from './program.ts';

/** Time limit for each block of a chain, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

/** Result of running the blocks of a chain. */
export type Run =
  | {
      readonly kind: 'printed';
      /** Standard output of each block. */
      readonly outputs: readonly string[];
      /** Standard error of the last program. */
      readonly stderr: string;
    }
  | { readonly kind: 'failed'; readonly reason: string };

/** The environment for running blocks. */
export interface RunOptions {
  /** The `PATH` variable. */
  readonly searchPath: string;
  /** Time limit per block, in milliseconds. */
  readonly limit?: number;
  /** Returns the JSON download of a data set by name; `undefined` if there's no such set. */
  readonly dataOf: (name: string) => string | undefined;
}

/** Adds a missing final line feed, because a fenced block can't show that it's missing. */
function withLastLineEnded(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function describeEnd({ end, stdout, stderr }: Outcome, limit: number): string {
  const what = {
    exit: () => `It ended with exit code ${end.kind === 'exit' ? end.code : ''}`,
    signal: () => `It was ended by ${end.kind === 'signal' ? end.signal : ''}`,
    'time limit': () => `It took longer than ${limit / 1000} s and was stopped`,
    'output limit': () => 'It printed more than a page can show and was stopped',
  }[end.kind]();
  // Compilers print errors to either stream.
  const said = [stderr, stdout].map((text) => text.trim()).find((text) => text !== '') ?? '';
  const shown = said.split('\n').slice(0, 40).join('\n');
  return shown === '' ? what : `${what}:\n${shown}`;
}

/** Runs the steps of a program. Returns the outcome of the last step, or of the first that failed. */
async function runProgram(
  { language, source, blocks }: Program,
  folder: string,
  { searchPath, limit = TIME_LIMIT_MS }: RunOptions,
): Promise<Outcome> {
  const work = path.join(folder, 'work');
  await writeFile(path.join(work, language.file), source);
  let outcome: Outcome = { end: { kind: 'exit', code: 0 }, stdout: '', stderr: '' };
  for (const step of language.steps) {
    outcome = await execute(step, {
      folder: work,
      environment: {
        PATH: searchPath,
        HOME: path.join(folder, 'home'),
        LANG: 'C.UTF-8',
        TZ: 'UTC',
      },
      limit: limit * blocks,
    });
    if (outcome.end.kind !== 'exit' || outcome.end.code !== 0) {
      break;
    }
  }
  return outcome;
}

/**
 * Runs the blocks of a chain in a new temporary folder, which is deleted afterwards.
 *
 * @param chain - the chain, or its beginning
 * @returns the output of each block, or why the last one failed
 * @throws the system's error if an interpreter can't be started
 */
export async function runChain(chain: Chain, options: RunOptions): Promise<Run> {
  const marker = `<<${randomUUID()}>>`;
  const limit = options.limit ?? TIME_LIMIT_MS;
  const folder = await mkdtemp(path.join(tmpdir(), 'block-'));
  const removeAtOnce = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtOnce);
  try {
    await Promise.all(['work', 'home'].map((name) => mkdir(path.join(folder, name))));
    for (const name of new Set(chain.flatMap(({ data }) => data))) {
      await writeFile(path.join(folder, 'work', `${name}.json`), options.dataOf(name) ?? '');
    }
    const outputs: string[] = [];
    let stderr = '';
    for (const program of programsOf(chain, marker)) {
      const outcome = await runProgram(program, folder, options);
      if (outcome.end.kind !== 'exit' || outcome.end.code !== 0) {
        return { kind: 'failed', reason: describeEnd(outcome, limit * program.blocks) };
      }
      const printed = outcome.stdout.split(`${marker}\n`);
      if (printed.length !== program.blocks) {
        return {
          kind: 'failed',
          reason: 'A block before it ended the program, so it did not begin',
        };
      }
      outputs.push(...printed.map(withLastLineEnded));
      stderr = outcome.stderr;
    }
    return { kind: 'printed', outputs, stderr };
  } finally {
    process.off('exit', removeAtOnce);
    await rm(folder, { recursive: true, force: true });
  }
}
