import { createRequire } from 'node:module';
import path from 'node:path';

/** A program, on PATH or by its absolute path, with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How the code of a language is run. */
export interface Language {
  /** What a writer puts after the fence. */
  readonly names: readonly string[];
  /** The file that the code goes to, in the folder it runs in. */
  readonly file: string;
  /** What is run there, in order; the last one prints the output. */
  readonly steps: readonly Command[];
  /** What it is run by, and in which version: a command that prints it, or the version itself. */
  readonly versions: readonly (Command | string)[];
  /**
   * How the blocks of a chain come together. `together`: one program, with a statement between the
   * blocks that prints a line. `apart`: a program for each, which holds the code of those before it.
   */
  readonly chain:
    | { readonly kind: 'together'; readonly print: (line: string) => string }
    | { readonly kind: 'apart'; readonly embed: (code: string, index: number) => string };
}

const require = createRequire(import.meta.url);

/** The compiler of this project; its package has no module that is cheap to load for its version. */
const TYPESCRIPT = {
  compiler: require.resolve('typescript/bin/tsc'),
  version: (require('typescript/package.json') as { version: string }).version,
  types: path.resolve(path.dirname(require.resolve('@types/node/package.json')), '..'),
};

const NODE = process.execPath;

/**
 * The languages that can be run, with what a Debian that builds the site has: Node for JavaScript, and
 * for TypeScript the project's own compiler, which checks the types too. SQL takes the `sqlite3`
 * command and no package, so that a page shows what its readers get, dot-commands included.
 */
export const LANGUAGES: readonly Language[] = [
  {
    names: ['bash'],
    file: 'block.sh',
    steps: [['bash', 'block.sh']],
    versions: [['bash', '--version']],
    chain: { kind: 'together', print: (line) => `printf '%s\\n' '${line}'` },
  },
  {
    names: ['python', 'py'],
    file: 'block.py',
    // Unbuffered, so that what a child process prints is where a terminal has it.
    steps: [['python3', '-u', '-B', 'block.py']],
    versions: [['python3', '--version']],
    chain: { kind: 'together', print: (line) => `print('${line}')` },
  },
  {
    names: ['js', 'javascript'],
    file: 'block.mjs',
    steps: [[NODE, 'block.mjs']],
    versions: [process.version],
    chain: { kind: 'together', print: (line) => `;console.log('${line}');` },
  },
  {
    names: ['ts', 'typescript'],
    file: 'block.mts',
    steps: [
      [
        NODE,
        TYPESCRIPT.compiler,
        ...'--strict --noEmitOnError --skipLibCheck --pretty false'.split(' '),
        ...'--target es2023 --module nodenext --types node'.split(' '),
        ...['--typeRoots', TYPESCRIPT.types, 'block.mts'],
      ],
      [NODE, 'block.mjs'],
    ],
    versions: [process.version, TYPESCRIPT.version],
    chain: { kind: 'together', print: (line) => `;console.log('${line}');` },
  },
  {
    names: ['sql'],
    file: 'block.sql',
    steps: [['sqlite3', '-batch', '-bail', ':memory:', '.read block.sql']],
    versions: [['sqlite3', '--version']],
    chain: { kind: 'together', print: (line) => `.print ${line}` },
  },
  {
    names: ['c'],
    file: 'block.c',
    steps: [['cc', '-std=gnu17', '-Wall', '-o', 'block', 'block.c', '-lm'], ['./block']],
    versions: [['cc', '--version']],
    chain: {
      kind: 'apart',
      embed: (code, index) => `#define main main_${index + 1}\n${code}#undef main\n#line 1\n`,
    },
  },
];

/** How a language is run, by its name after the fence; `undefined` where it cannot be. */
export function languageOf(name: string): Language | undefined {
  return LANGUAGES.find(({ names }) => names.includes(name));
}
