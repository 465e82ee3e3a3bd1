import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Chain } from '../blocks/chains.ts';
import { execute, type Outcome } from './execute.ts';
import { type Program, programsOf } from './program.ts';

/** Time that each block of a chain is given, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

/** What came of running the blocks of a chain. */
export type Run =
  | {
      readonly kind: 'printed';
      /** What each block has printed to its standard output. */
      readonly outputs: readonly string[];
      /** What the last program has written to its standard error. */
      readonly stderr: string;
    }
  | { readonly kind: 'failed'; readonly reason: string };

/** What the person at the terminal brings along: where programs are found, and how long they may take. */
export interface RunOptions {
  /** The variable `PATH`. */
  readonly searchPath: string;
  /** Time limit of a block in milliseconds. */
  readonly limit?: number;
  /** The JSON download of a data set by its name; `undefined` where there is no such set. */
  readonly dataOf: (name: string) => string | undefined;
}

/** A fenced block cannot show that its last line does not end, so it always counts as ended. */
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
  // Compilers write to either.
  const said = [stderr, stdout].map((text) => text.trim()).find((text) => text !== '') ?? '';
  const shown = said.split('\n').slice(0, 40).join('\n');
  return shown === '' ? what : `${what}:\n${shown}`;
}

/** Runs the steps of a program; the outcome of the last one, or of the first that failed. */
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
 * Runs the blocks of a chain in an empty temporary folder that is removed afterwards.
 *
 * @param chain - the chain, or its beginning
 * @returns what each block has printed, or why the last one did not come to its end
 * @throws the system's error when an interpreter cannot be started
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
