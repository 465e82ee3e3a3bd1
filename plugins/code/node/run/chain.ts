import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Chain } from '../blocks/chains.ts';
import { execute, type Outcome } from './execute.ts';
import type { Language } from './languages.ts';

const TIME_LIMIT_MS = 20_000;

export type Run =
  | {
      readonly kind: 'printed';
      readonly outputs: readonly string[];
      readonly stderr: string;
    }
  | { readonly kind: 'failed'; readonly reason: string };

/** `searchPath` is the `PATH` variable. */
export interface RunOptions {
  readonly searchPath: string;
  readonly limit?: number;
  /** Returns the JSON download of a data set by name; `undefined` if there's no such set. */
  readonly dataOf: (name: string) => string | undefined;
}

interface Program {
  readonly language: Language;
  readonly source: string;
  readonly blocks: number;
}

/**
 * Creates the programs that run a chain, one after the other in the same folder: one for each group of consecutive
 * blocks in the same language, which share variables and functions.
 *
 * @param marker - a line that no block prints; the programs print it between two blocks
 */
function programsOf(chain: Chain, marker: string): readonly Program[] {
  const groups: { readonly language: Language; readonly codes: string[] }[] = [];
  for (const { language, code } of chain) {
    const last = groups.at(-1);
    if (last?.language === language) {
      last.codes.push(code);
    } else {
      groups.push({ language, codes: [code] });
    }
  }
  return groups.flatMap(({ language, codes }): Program[] => {
    if (language.chain.kind === 'together') {
      const source = codes.join(`${language.chain.print(marker)}\n`);
      return [{ language, source, blocks: codes.length }];
    }
    const { embed } = language.chain;
    return codes.map((code, index) => ({
      language,
      source: [...codes.slice(0, index).map(embed), code].join(''),
      blocks: 1,
    }));
  });
}

/** Adds a missing final line feed, because a fenced block can't show that it's missing. */
const withLastLineEnded = (text: string): string =>
  text === '' || text.endsWith('\n') ? text : `${text}\n`;

function failureOf({ failure = '', stdout, stderr }: Outcome): string {
  const said = stderr.trim() || stdout.trim();
  return said === '' ? failure : [`${failure}:`, ...said.split('\n', 40)].join('\n');
}

async function runProgram(
  { language, source, blocks }: Program,
  folder: string,
  { searchPath, limit = TIME_LIMIT_MS }: RunOptions,
): Promise<Outcome> {
  const work = path.join(folder, 'work');
  const home = path.join(folder, 'home');
  await writeFile(path.join(work, language.file), source);
  let outcome: Outcome = { failure: undefined, stdout: '', stderr: '' };
  for (const step of language.steps) {
    outcome = await execute(step, {
      folder: work,
      environment: { PATH: searchPath, HOME: home, LANG: 'C.UTF-8', TZ: 'UTC' },
      limit: limit * blocks,
    });
    if (outcome.failure !== undefined) {
      break;
    }
  }
  return outcome;
}

/**
 * Runs a chain, or its beginning, in a new temporary folder, which is deleted afterwards.
 *
 * @returns the output of each block, or why the last one failed
 * @throws the system's error if an interpreter can't be started
 */
export async function runChain(chain: Chain, options: RunOptions): Promise<Run> {
  const marker = `<<${randomUUID()}>>`;
  const folder = await mkdtemp(path.join(tmpdir(), 'block-'));
  // Also if the reader of the terminal ends this with Ctrl+C.
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
      if (outcome.failure !== undefined) {
        return { kind: 'failed', reason: failureOf(outcome) };
      }
      const printed = outcome.stdout.split(`${marker}\n`);
      if (printed.length !== program.blocks) {
        const reason = 'An earlier block ended the program, so this one never ran';
        return { kind: 'failed', reason };
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
