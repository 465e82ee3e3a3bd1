import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';
import {
  type BundledModule,
  type ChunkNames,
  DIRECTORY_FOLDER,
  type DirectoryPart,
  type DirectoryRoute,
  type PageFile,
  type PlacedDocument,
  partFile,
  routeKey,
} from '../shared/directory.ts';
import {
  type ChunkFile,
  documentsChunk,
  filesOf,
  isOneOf,
  movedModules,
  scriptsOf,
} from './bundle.ts';
import { type DirectoryPage, directoryParts, ownPart } from './parts.ts';
import { withoutChunks } from './runtime.ts';
import { type GeneratedRoute, namesIn, type PageRoute, type SplitTable } from './table.ts';

/** Part sizes are rounded to this step, so that small changes in one part don't change every page. */
const SIZE_STEP = 512;

const NAME = 'page-routes';

/** The input of the directory. */
export interface DirectorySource {
  readonly table: SplitTable;
  readonly chunkNamesOf: (route: GeneratedRoute) => ChunkNames;
  readonly documentsAt: (path: string) => readonly PlacedDocument[];
  /** Names of the chunks removed from the bundler's runtime. */
  readonly moved: ReadonlySet<string>;
  /** Compressed size of a file's content, as served, by the file's name below the base URL. */
  readonly bytesOf: (content: Buffer, name: string) => Promise<number>;
}

/** A page of the directory, without the sizes of its files. */
type ListedPage = Omit<DirectoryPage, 'files'> & { readonly files: readonly ChunkFile[] };

/** The directory as written. */
export interface WrittenDirectory {
  /** Below the base URL. */
  readonly folder: string;
  /** Maximum compressed size of a part. */
  readonly partBytes: number;
  /** Gets the part to inline in a page, by the key of its URL. */
  readonly ownPartOf: (key: string) => DirectoryPart;
}

/**
 * Hash of everything in a page's code that the parts of a directory depend on: the scripts on every page, and
 * the bundler's ids of the documents' modules. While it stays the same, a page can read parts newer than
 * itself. Every page contains it, so it must not change when one document does.
 */
function codeHash(compilation: Compilation): string {
  const scripts = [...compilation.chunks]
    .filter((chunk) => chunk.canBeInitial())
    .flatMap(scriptsOf);
  const code = [scripts.sort(), [...movedModules(compilation)].sort()];
  return createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 8);
}

/**
 * Removes the documents' chunks from the bundler's runtime, and writes the directory that lists them instead.
 * Written for Rspack, which bundles the site.
 */
export class DirectoryPlugin {
  readonly #source: DirectorySource;
  readonly #onWritten: (directory: WrittenDirectory) => void;

  /** @param onWritten - called with the directory of each compilation */
  constructor(source: DirectorySource, onWritten: (directory: WrittenDirectory) => void) {
    this.#source = source;
    this.#onWritten = onWritten;
  }

  apply(compiler: Compiler): void {
    const stages = compiler.webpack.Compilation;
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: stages.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        () => this.#shortenRuntime(compilation, RawSource),
      );
      // After files get their final names.
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => this.#writeDirectory(compilation, RawSource),
      );
    });
  }

  #shortenRuntime(
    compilation: Compilation,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ) {
    const { moved } = this.#source;
    const chunks = [...compilation.chunks];
    const ids = chunks.filter((chunk) => isOneOf(chunk, moved)).map(({ id }) => String(id));
    for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
      compilation.updateAsset(
        file,
        (code) => new RawSource(withoutChunks(String(code.source()), new Set(ids), moved)),
      );
    }
  }

  async #writeDirectory(
    compilation: Compilation,
    RawSource: Compiler['webpack']['sources']['RawSource'],
  ) {
    const pages = await this.#withSizes(compilation, this.#pages(compilation));
    const texts = directoryParts([...pages.values()]).map((part) => JSON.stringify(part));
    const folder = `${DIRECTORY_FOLDER}/${codeHash(compilation)}`;
    for (const [part, text] of texts.entries()) {
      compilation.emitAsset(`${folder}/${partFile(part)}`, new RawSource(text));
    }
    for (const file of scriptsOf(documentsChunk(compilation))) {
      compilation.deleteAsset(file);
    }
    const sizes = await Promise.all(
      texts.map((text, part) =>
        this.#source.bytesOf(Buffer.from(text), `${folder}/${partFile(part)}`),
      ),
    );
    const largest = Math.max(...sizes);
    this.#onWritten({
      folder,
      partBytes: SIZE_STEP * Math.ceil(largest / SIZE_STEP),
      ownPartOf: (key) => ownPart(pages.get(key)),
    });
  }

  /** All pages, by the keys of their URLs. For duplicates, the first wins, as in the router. */
  #pages(compilation: Compilation): ReadonlyMap<string, ListedPage> {
    const { table, chunkNamesOf, moved } = this.#source;
    const modules = movedModules(compilation);
    const pages = new Map<string, ListedPage>();
    const add = (page: PageRoute, route: DirectoryRoute | undefined) => {
      const key = routeKey(page.route.path);
      if (!pages.has(key)) {
        const names = [...page.above, page.route].flatMap((each) => namesIn(chunkNamesOf(each)));
        pages.set(key, { key, files: filesOf(compilation, names, moved), route });
      }
    };
    for (const page of table.fixed.filter(({ route }) => route.path !== '*')) {
      add(page, undefined);
    }
    for (const page of table.moved) {
      add(page, this.#routeOf(page, modules));
    }
    return pages;
  }

  /** Adds file sizes to pages. */
  async #withSizes(
    compilation: Compilation,
    pages: ReadonlyMap<string, ListedPage>,
  ): Promise<ReadonlyMap<string, DirectoryPage>> {
    const files = new Set([...pages.values()].flatMap((page) => page.files.map(([file]) => file)));
    const sizeOf = async (file: string) =>
      [
        file,
        await this.#source.bytesOf(compilation.assets[file]?.buffer() as Buffer, file),
      ] as const;
    const sizes = new Map(await Promise.all([...files].map(sizeOf)));
    const sized = ([file, ...chunk]: ChunkFile): PageFile => [
      file,
      sizes.get(file) as number,
      ...chunk,
    ];
    return new Map(
      [...pages].map(([key, page]) => [key, { ...page, files: page.files.map(sized) }]),
    );
  }

  #routeOf(
    { route, parent }: PageRoute,
    modules: ReadonlyMap<string, BundledModule>,
  ): DirectoryRoute {
    const { path, component: _component, exact: _exact, ...attributes } = route;
    const chunkNames = this.#source.chunkNamesOf(route);
    const own = namesIn(chunkNames).flatMap((name) => {
      const module = modules.get(name);
      return module === undefined ? [] : [[name, module] as const];
    });
    return [
      path,
      parent,
      attributes,
      chunkNames,
      Object.fromEntries(own),
      this.#source.documentsAt(path),
    ];
  }
}
