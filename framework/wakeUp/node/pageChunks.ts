import { readFileSync, writeFileSync } from 'node:fs';
import type { Compiler } from '@rspack/core';

/** The chunks behind each name, as the framework reads them for each page. */
interface ClientManifest {
  readonly origins: Record<string, readonly string[]>;
}

const NAME = 'page-chunks';

/**
 * Adds the chunks of each `import()` to the framework's manifest, so that a page lists its own code along
 * with the site's and both are fetched at once.
 *
 * The framework looks them up by request, but with current bundlers the manifest lists chunks only by name.
 * Each page would find out what else it needs only from the site's code.
 */
export class PageChunks {
  readonly #manifest: string;

  /** @param manifest - path of the framework's client-manifest.json */
  constructor(manifest: string) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    // The manifest is written when files are emitted, and read when the bundler is done.
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
