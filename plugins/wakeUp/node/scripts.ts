import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** A script of a build. */
export interface ScriptFile {
  /** Path below the build, with the hash of its text. */
  readonly file: string;
  readonly text: string;
}

/** Digits of the hash in a file's name, as many as the framework's files have. */
const HASH_LENGTH = 8;

/**
 * Bundles a script of ../client that the framework's bundler does not know.
 *
 * @param entry - its path from there
 * @returns its text, minified
 * @throws the bundler's error when it cannot be read
 */
function bundled(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../client/${entry}`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The project's own would add a directive.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** The script that stands in each page, for a `script` element. */
export const inlineScript = (): string => bundled('inline/index.ts');

/** The script that answers before the page's code has come. */
export function answersScript(): ScriptFile {
  const text = bundled('answers/index.ts');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { file: `assets/js/answers.${hash}.js`, text };
}
