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

/** Sizes of parts are rounded to steps, so that pages do not tell of small changes in others. */
const SIZE_STEP = 512;

const NAME = 'page-routes';

/** What the directory is made of. */
export interface DirectorySource {
  readonly table: SplitTable;
  readonly chunkNamesOf: (route: GeneratedRoute) => ChunkNames;
  readonly documentsAt: (path: string) => readonly PlacedDocument[];
  /** Names of the chunks that leave the bundler's runtime. */
  readonly moved: ReadonlySet<string>;
  /** Bytes of a file's content as it is served, compressed. */
  readonly bytesOf: (content: Buffer) => Promise<number>;
}

/** A page of the directory, without the sizes of its files. */
type ListedPage = Omit<DirectoryPage, 'files'> & { readonly files: readonly ChunkFile[] };

/** The directory as it was written. */
export interface WrittenDirectory {
  /** Below the base URL. */
  readonly folder: string;
  /** Compressed bytes of a part, at most. */
  readonly partBytes: number;
  /** Gives the part that is in a page itself, by the key of its address. */
  readonly ownPartOf: (key: string) => DirectoryPart;
}

/**
 * The hash of what the parts of a directory depend on in the code of a page that reads them: the scripts
 * that each page has, and what the bundler calls the documents' modules. While it is the same, a page can
 * read parts that are newer than itself; and each page has it, so it must not change with one document.
 */
function codeHash(compilation: Compilation): string {
  const scripts = [...compilation.chunks]
    .filter((chunk) => chunk.canBeInitial())
    .flatMap(scriptsOf);
  const code = [scripts.sort(), [...movedModules(compilation)].sort()];
  return createHash('sha256').update(JSON.stringify(code)).digest('hex').slice(0, 8);
}

/**
 * Takes the documents' chunks out of the bundler's runtime, and writes the directory that has them instead.
 * It is made for Rspack, which the site is bundled with.
 */
export class DirectoryPlugin {
  readonly #source: DirectorySource;
  readonly #onWritten: (directory: WrittenDirectory) => void;

  /** @param onWritten - is told of the directory of each compilation */
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
      // Once files have their final names.
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
    const sizes = await Promise.all(texts.map((text) => this.#source.bytesOf(Buffer.from(text))));
    const largest = Math.max(...sizes);
    this.#onWritten({
      folder,
      partBytes: SIZE_STEP * Math.ceil(largest / SIZE_STEP),
      ownPartOf: (key) => ownPart(pages.get(key)),
    });
  }

  /** All pages, by the keys of their addresses; of two at the same one the router takes the first. */
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

  /** Adds to pages how much each of their files has. */
  async #withSizes(
    compilation: Compilation,
    pages: ReadonlyMap<string, ListedPage>,
  ): Promise<ReadonlyMap<string, DirectoryPage>> {
    const files = new Set([...pages.values()].flatMap((page) => page.files.map(([file]) => file)));
    const sizeOf = async (file: string) =>
      [file, await this.#source.bytesOf(compilation.assets[file]?.buffer() as Buffer)] as const;
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
