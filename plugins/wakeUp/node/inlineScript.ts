import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** What stands in each page. */
const ENTRY = fileURLToPath(new URL('../client/inline/index.ts', import.meta.url));

/**
 * Bundles the script that wakes a page up.
 *
 * @returns its text, minified, for a `script` element
 * @throws the bundler's error when it cannot be read
 */
export function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [ENTRY],
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
