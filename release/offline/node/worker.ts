import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/**
 * Bundles the service worker.
 *
 * @returns the minified code
 * @throws the bundler's error if it can't be read
 */
export function workerScript(): string {
  const entry = new URL('../../../plugins/offline/client/worker/index.ts', import.meta.url);
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The project's own would add a directive.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text).join('');
}
