import { createHash } from 'node:crypto';
import type { Chunk, Compilation, Compiler } from 'webpack';
import { type BundledModule, DIRECTORY_FOLDER, type Directory } from '../shared/directory.ts';

/** Modules outside the main bundle, by chunk name. */
export type BundledModules = ReadonlyMap<string, BundledModule>;

/** Name of the chunk that makes the bundler include the documents; it's never loaded. */
export const DOCUMENTS_CHUNK = 'documents';

const NAME = 'page-routes';

/** An item of an object literal in the bundler's runtime that maps a short string to another. */
const PAIR = /"?([\w-]+)"?:\s*"([^"]*)",?/g;

/**
 * Removes chunks from the maps of the bundler's runtime: id to name, id to hash, and name to id.
 *
 * @param code - the runtime before minification
 * @param chunks - their ids and names
 * @param listed - names of chunks that only lose their hashes, by id
 */
export const withoutChunks = (
  code: string,
  chunks: ReadonlySet<string>,
  listed: ReadonlyMap<string, string>,
): string =>
  code.replace(PAIR, (pair, key, value) =>
    chunks.has(key) || (listed.get(key) ?? value) !== value ? '' : pair,
  );

const scriptsOf = (chunk: Chunk): readonly string[] =>
  [...chunk.files].filter((file) => file.endsWith('.js'));

/**
 * Finds the modules that the documents' chunk imports.
 *
 * @throws Error if one of them wasn't bundled, because the framework or the bundler changed
 */
function modulesIn({ assets, chunkGraph, moduleGraph }: Compilation, chunk: Chunk): BundledModules {
  const [list] = chunkGraph.getChunkModulesIterable(chunk);
  const modules = (list?.blocks ?? []).map((block): [string, BundledModule] => {
    const [dependency] = block.dependencies;
    const group = chunkGraph.getBlockChunkGroup(block);
    const module = dependency && moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    if (!group?.name || id === undefined || id === null) {
      throw new Error(
        'framework/routes finds a document without a chunk or a module in the bundle',
      );
    }
    const scripts = group.chunks
      .filter((each) => !each.canBeInitial())
      .flatMap((each) => scriptsOf(each).map((file) => [String(each.id), file] as const));
    const bytes = scripts.reduce((sum, [, file]) => sum + (assets[file]?.size() ?? 0), 0);
    return [group.name, [id, Object.fromEntries(scripts), bytes]];
  });
  return new Map(modules);
}

/**
 * Hash of everything in a page's code that the directory depends on: the scripts on every page. While they stay the
 * same, a page can read a directory newer than itself. Every page contains it, so it must not change with documents.
 */
function codeHash({ chunks }: Compilation): string {
  const scripts = [...chunks].filter((chunk) => chunk.canBeInitial()).flatMap(scriptsOf);
  return createHash('sha256').update(scripts.sort().join()).digest('hex').slice(0, 8);
}

/** Names of chunks whose scripts the directory has instead of the runtime. */
interface ChunksByPlace {
  /** Those of documents, which the runtime doesn't know. */
  readonly moved: ReadonlySet<string>;
  /** Those of other pages. */
  readonly listed: ReadonlySet<string>;
}

/**
 * Removes the documents' chunks from the bundler's runtime, and writes the directory that lists them instead.
 * Written for Rspack, which bundles the site.
 */
export class DirectoryPlugin {
  readonly #names: ChunksByPlace;
  readonly #directoryOf: (modules: BundledModules, listed: BundledModule) => Directory;

  /** @param directoryOf - makes the directory of the documents' modules, and of the scripts of listed chunks */
  constructor(
    names: ChunksByPlace,
    directoryOf: (modules: BundledModules, listed: BundledModule) => Directory,
  ) {
    this.#names = names;
    this.#directoryOf = directoryOf;
  }

  apply({ hooks, webpack }: Compiler): void {
    const { PROCESS_ASSETS_STAGE_PRE_PROCESS, PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER } =
      webpack.Compilation;
    const { RawSource } = webpack.sources;
    const listedIn = ({ chunks }: Compilation) =>
      [...chunks].filter(({ name }) => name && this.#names.listed.has(name));
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_PRE_PROCESS }, () => {
        const chunks = [...compilation.chunks];
        const moved = chunks.filter(
          ({ name }) => name && (name === DOCUMENTS_CHUNK || this.#names.moved.has(name)),
        );
        const keys = new Set(moved.flatMap(({ id, name }) => [String(id), String(name)]));
        const listed = new Map(
          listedIn(compilation).map(({ id, name }) => [String(id), String(name)]),
        );
        for (const file of chunks.filter((chunk) => chunk.hasRuntime()).flatMap(scriptsOf)) {
          compilation.updateAsset(
            file,
            (code) => new RawSource(withoutChunks(String(code.source()), keys, listed)),
          );
        }
      });
      // After files get their final names.
      processAssets.tap({ name: NAME, stage: PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER }, () => {
        const documents = compilation.namedChunks.get(DOCUMENTS_CHUNK);
        if (documents === undefined) {
          throw new Error('framework/routes finds no chunk of the documents in the bundle');
        }
        const modules = modulesIn(compilation, documents);
        const file = `${DIRECTORY_FOLDER}/${codeHash(compilation)}.json`;
        const listed: BundledModule = [
          0,
          Object.fromEntries(
            listedIn(compilation).flatMap((chunk) =>
              scriptsOf(chunk).map((script) => [String(chunk.id), script]),
            ),
          ),
          0,
        ];
        compilation.emitAsset(
          file,
          new RawSource(JSON.stringify(this.#directoryOf(modules, listed))),
        );
        for (const script of scriptsOf(documents)) {
          compilation.deleteAsset(script);
        }
      });
    });
  }
}
