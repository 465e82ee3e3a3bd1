import { createHash, type Hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, ChunkGroup, Compilation, Compiler, NormalModule } from 'webpack';
import { KEYS_FILE, type PageKeys } from '../shared/pageKeys.ts';

const NAME = 'page-keys';

/** What the keys are made of. */
export interface PageKeysSource {
  /** Absolute path of the folder that keeps what was rendered. */
  readonly folder: string;
  /** Keys of pages' addresses, by the names of chunks that each asks the registry for, and no other. */
  readonly own: ReadonlyMap<string, string>;
  /** Whether a module is the registry, by its file. */
  readonly isRegistry: (file: string) => boolean;
}

/** What counts beside the code: rendering may ask Node for either. */
const surroundings = (): string => {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return JSON.stringify([process.version, locale, timeZone]);
};

/**
 * Writes what each page is rendered from, once the server's bundle is written.
 *
 * A chunk counts for one page alone where nothing but the registry imports it, and only the route of that page
 * asks for it there. Every other file counts for every page, whether or not rendering comes to it.
 */
export class PageKeysPlugin {
  readonly #source: PageKeysSource;
  readonly #onWritten: (keys: PageKeys) => void;

  /** @param onWritten - is told of what was written */
  constructor(source: PageKeysSource, onWritten: (keys: PageKeys) => void) {
    this.#source = source;
    this.#onWritten = onWritten;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(NAME, (compilation) => {
      const output = compilation.outputOptions.path ?? '';
      const keys = this.#keysOf(compilation, output);
      writeFileSync(path.join(output, KEYS_FILE), JSON.stringify(keys));
      this.#onWritten(keys);
    });
  }

  #keysOf(compilation: Compilation, output: string): PageKeys {
    const owners = this.#owners(compilation);
    const shared = createHash('sha256').update(surroundings());
    const own = new Map<string, Hash>();
    for (const name of Object.keys(compilation.assets).sort()) {
      const owner = owners.get(name);
      const hash = owner === undefined ? shared : (own.get(owner) ?? createHash('sha256'));
      if (owner !== undefined) {
        own.set(owner, hash);
      }
      const content = createHash('sha256').update(readFileSync(path.join(output, name)));
      hash.update(`${name}\0${content.digest('hex')}\n`);
    }
    return {
      folder: this.#source.folder,
      shared: shared.digest('hex'),
      own: Object.fromEntries([...own].map(([key, hash]) => [key, hash.digest('hex')])),
    };
  }

  /** Keys of the pages that files are read for, by the names of the files. */
  #owners(compilation: Compilation): ReadonlyMap<string, string> {
    const owners = new Map<string, string>();
    for (const [name, key] of this.#source.own) {
      const group = compilation.namedChunkGroups.get(name);
      if (group !== undefined && this.#isFromRegistry(group)) {
        const chunk = group.chunks.find((each: Chunk) => each.name === name);
        for (const file of chunk?.files ?? []) {
          owners.set(file, key);
        }
      }
    }
    return owners;
  }

  #isFromRegistry({ origins }: ChunkGroup): boolean {
    const files = origins.map(({ module }) => (module as NormalModule | null)?.resource);
    return (
      files.length > 0 && files.every((file) => file !== undefined && this.#source.isRegistry(file))
    );
  }
}
