import type { Chunk, ChunkGroup, Compilation } from 'webpack';
import type { BundledModule } from '../shared/directory.ts';

/** A file that a page needs, with its chunk id if the bundler's runtime doesn't know the file. */
export type ChunkFile = readonly [file: string, chunk?: string];

/** Name of the chunk that makes the bundler include the documents; it's never loaded. */
export const DOCUMENTS_CHUNK = 'documents';

/** The scripts of a chunk, below the base URL. */
export const scriptsOf = (chunk: Chunk): readonly string[] =>
  [...chunk.files].filter((file) => file.endsWith('.js'));

/** Whether a chunk has one of these names. */
export const isOneOf = ({ name }: Chunk, names: ReadonlySet<string>): boolean =>
  typeof name === 'string' && names.has(name);

/**
 * Finds the chunk group of an `import()` by its chunk name.
 *
 * @throws Error if there's none, because the framework or the bundler changed
 */
function groupOf(compilation: Compilation, name: string): ChunkGroup {
  const group = compilation.namedChunkGroups.get(name);
  if (group === undefined) {
    throw new Error(`framework/routes finds no chunk "${name}" in the bundle, which a route names`);
  }
  return group;
}

/** The chunks of a group that aren't loaded with every page. */
const laterChunks = (group: ChunkGroup): readonly Chunk[] =>
  group.chunks.filter((chunk) => !chunk.canBeInitial());

/** The chunk that's never loaded. */
export function documentsChunk(compilation: Compilation): Chunk {
  const names = new Set([DOCUMENTS_CHUNK]);
  const chunk = groupOf(compilation, DOCUMENTS_CHUNK).chunks.find((each) => isOneOf(each, names));
  if (chunk === undefined) {
    throw new Error('framework/routes finds no chunk of the documents in the bundle');
  }
  return chunk;
}

/**
 * The bundled modules that {@link documentsChunk} imports, by chunk name.
 *
 * @throws Error if one of them wasn't bundled
 */
export function movedModules(compilation: Compilation): ReadonlyMap<string, BundledModule> {
  const { chunkGraph, moduleGraph } = compilation;
  const [list] = chunkGraph.getChunkModulesIterable(documentsChunk(compilation));
  const imports = (list?.blocks ?? []).map((block): [string, BundledModule] => {
    const [dependency] = block.dependencies;
    const group = chunkGraph.getBlockChunkGroup(block);
    const module = dependency && moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    if (!group?.name || id === undefined || id === null) {
      throw new Error(
        'framework/routes finds a document without a chunk or a module in the bundle',
      );
    }
    return [group.name, [id, laterChunks(group).map((chunk) => String(chunk.id))]];
  });
  return new Map(imports);
}

/**
 * Lists the files of chunks and of their dependencies.
 *
 * @param names - of the chunks
 * @param moved - names of the chunks that the bundler's runtime doesn't know
 * @returns each file once
 */
export function filesOf(
  compilation: Compilation,
  names: readonly string[],
  moved: ReadonlySet<string>,
): readonly ChunkFile[] {
  const chunks = new Set(names.flatMap((name) => laterChunks(groupOf(compilation, name))));
  return [...chunks].flatMap((chunk) =>
    scriptsOf(chunk).map(
      (file): ChunkFile => (isOneOf(chunk, moved) ? [file, String(chunk.id)] : [file]),
    ),
  );
}
