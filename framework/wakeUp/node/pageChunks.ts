import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';

/** Which chunks are behind a name, as the framework reads it for each page. */
interface ClientManifest {
  readonly origins: Record<string, readonly string[]>;
}

const NAME = 'page-chunks';

/**
 * Names in the framework's manifest the chunks behind each `import()`, so that a page lists its own code
 * beside the site's and both are fetched at once.
 *
 * The framework looks for them by what is imported, and with the bundlers of today the manifest knows
 * chunks by their own names only: each page would first learn from the site's code what else it needs.
 */
export class PageChunks {
  readonly #manifest: string;

  /** @param manifest - path of the framework's client-manifest.json */
  constructor(manifest: string) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    // The manifest is written when the files are emitted, and read when the bundler is done.
    compiler.hooks.afterEmit.tap(NAME, ({ chunkGroups }) => {
      const manifest: ClientManifest = JSON.parse(readFileSync(this.#manifest, 'utf8'));
      for (const { origins, chunks } of chunkGroups) {
        for (const { request } of origins) {
          if (request !== undefined) {
            manifest.origins[request] ??= chunks.map(({ id }) => String(id));
          }
        }
      }
      writeFileSync(this.#manifest, JSON.stringify(manifest));
    });
  }
}
