import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { replaceModules } from '../../replaceModule.ts';

export { placeAttribute } from './place.ts';
export { wakeUpTemplate } from './template.ts';

const clientFile = (name: string) => fileURLToPath(new URL(`../client/${name}`, import.meta.url));

const REPLACEMENTS = [/\/browserContext$/, /\/useWindowSize$/].map((request) => ({
  request,
  module: clientFile('hydrated.tsx'),
}));

/**
 * A bundler plugin that adds the chunks of each `import()` to the framework's manifest, so that a page lists
 * its own code along with the site's. The framework looks them up by request, but with current bundlers the
 * manifest lists chunks only by name.
 *
 * @param file - path of the framework's client-manifest.json
 */
export const pageChunks = (file: string) => ({
  apply(compiler: Compiler): void {
    // The manifest is written when files are emitted, and read when the bundler is done.
    compiler.hooks.afterEmit.tap('page-chunks', ({ chunkGroups }) => {
      const manifest: { readonly origins: Record<string, readonly string[]> } = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      for (const { origins, chunks } of chunkGroups) {
        for (const { request } of origins) {
          if (request !== undefined) {
            manifest.origins[request] ??= chunks.map(({ id }) => String(id));
          }
        }
      }
      writeFileSync(file, JSON.stringify(manifest));
    });
  },
});

/**
 * Starts the site's code in several tasks when the inline script of {@link wakeUpTemplate} requests it. The
 * development server uses neither.
 */
export const wakeUpPlugin = ({ generatedFilesDir }: LoadContext): Plugin => ({
  name: 'wake-up',
  configureWebpack(config, isServer, utils) {
    if (isServer || config.mode !== 'production') {
      return {};
    }
    return {
      mergeStrategy: { entry: 'replace' },
      entry: clientFile('entry.ts'),
      plugins: [
        ...replaceModules('framework/wakeUp', REPLACEMENTS, utils),
        pageChunks(path.join(generatedFilesDir, 'client-manifest.json')) as never,
      ],
    };
  },
});
