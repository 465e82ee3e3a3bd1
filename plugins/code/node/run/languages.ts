import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** A program, from PATH or as an absolute path, and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

export interface Language {
  readonly names: readonly string[];
  readonly file: string;
  /** The commands to run there, in order. The last one prints the output. */
  readonly steps: readonly Command[];
  readonly version: Command;
  /**
   * How to combine the blocks of a chain. `together`: one program, with a statement between the blocks that prints a
   * marker line. `apart`: one program per block, which includes the code of the previous blocks.
   */
  readonly chain:
    | { readonly kind: 'together'; readonly print: (line: string) => string }
    | { readonly kind: 'apart'; readonly embed: (code: string, index: number) => string };
}

const require = createRequire(import.meta.url);

/** The compiler of this project, and the types that it knows. */
const COMPILER = require.resolve('typescript/bin/tsc');
export const NODE_TYPES = require.resolve('@types/node/package.json');
const TYPES = path.resolve(path.dirname(NODE_TYPES), '..');

const NODE = process.execPath;

/** The languages that can be run on Debian. SQL uses `sqlite3`, so that a page shows what its readers get. */
export const LANGUAGES: readonly Language[] = [
  {
    names: ['bash'],
    file: 'block.sh',
    steps: [['bash', 'block.sh']],
    version: ['bash', '--version'],
    chain: { kind: 'together', print: (line) => `printf '%s\\n' '${line}'` },
  },
  {
    names: ['python', 'py'],
    file: 'block.py',
    // Unbuffered, so that the output of child processes appears in the same order as in a terminal.
    steps: [['python3', '-u', '-B', 'block.py']],
    version: ['python3', '--version'],
    chain: { kind: 'together', print: (line) => `print('${line}')` },
  },
  {
    names: ['js', 'javascript'],
    file: 'block.mjs',
    steps: [[NODE, 'block.mjs']],
    version: [NODE, '--version'],
    chain: { kind: 'together', print: (line) => `;console.log('${line}');` },
  },
  {
    names: ['ts', 'typescript'],
    file: 'block.mts',
    steps: [
      [
        NODE,
        COMPILER,
        ...'--strict --noEmitOnError --skipLibCheck --pretty false'.split(' '),
        ...'--target es2023 --module nodenext --types node'.split(' '),
        ...['--typeRoots', TYPES, 'block.mts'],
      ],
      [NODE, 'block.mjs'],
    ],
    version: [NODE, COMPILER, '--version'],
    chain: { kind: 'together', print: (line) => `;console.log('${line}');` },
  },
  {
    names: ['sql'],
    file: 'block.sql',
    steps: [['sqlite3', '-batch', '-bail', ':memory:', '.read block.sql']],
    version: ['sqlite3', '--version'],
    chain: { kind: 'together', print: (line) => `.print ${line}` },
  },
  {
    names: ['c'],
    file: 'block.c',
    steps: [['cc', '-std=gnu17', '-Wall', '-o', 'block', 'block.c', '-lm'], ['./block']],
    version: ['cc', '--version'],
    chain: {
      kind: 'apart',
      embed: (code, index) => `#define main main_${index + 1}\n${code}#undef main\n#line 1\n`,
    },
  },
];

export function languageOf(name: string): Language | undefined {
  return LANGUAGES.find(({ names }) => names.includes(name));
}

/** Its output; `undefined` if the interpreter isn't there, or can't print its version. */
export async function versionOf(
  { version: [program, ...args] }: Language,
  searchPath: string,
): Promise<string | undefined> {
  try {
    const env = { PATH: searchPath, LANG: 'C.UTF-8' };
    return (await promisify(execFile)(program, args, { env, timeout: 10_000 })).stdout;
  } catch {
    return undefined;
  }
}
