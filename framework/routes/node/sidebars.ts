import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ChunkNames } from '../shared/directory.ts';
import { entryCode, requestOf } from './registry.ts';
import type { GeneratedRoute, PageRoute } from './table.ts';

/** Where the framework keeps the chunk with the properties of a route's component. */
const PROPERTIES = '__props';

const STORE = fileURLToPath(new URL('../client/sidebars.ts', import.meta.url));

/** The input for splitting the sidebars. */
export interface SidebarSource {
  readonly pages: readonly PageRoute[];
  /** Code of the framework's registry, by chunk name. */
  readonly registry: ReadonlyMap<string, string>;
  readonly chunkNamesOf: (route: GeneratedRoute) => ChunkNames;
  /** Reads a generated module by its request. */
  readonly readModule: (request: string) => object;
  /** Folder of the new modules, as an import prefix. */
  readonly folder: string;
}

/** The sidebars in separate chunks. */
export interface SplitSidebars {
  /** The modules, by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** File names of modules that replace the framework's, by request. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Code to add to the registry, by chunk name. */
  readonly entries: ReadonlyMap<string, string>;
  /** The chunk of a page's sidebar, if it has one. */
  readonly chunkOf: (page: PageRoute) => string | undefined;
}

/** Properties of a version's route, as the docs plugin generates them. */
interface VersionProperties {
  readonly version: PropVersionMetadata;
}

const isOfVersion = (properties: object): properties is VersionProperties =>
  'version' in properties && Object.hasOwn(Object(properties.version), 'docsSidebars');

const sidebarKey = (version: string, sidebar: unknown) => JSON.stringify([version, sidebar]);

/** The code of a module that has some data, and a version's `sidebars`. */
const moduleCode = (version: string, data: string, body: string) =>
  `import data from './${data}';
import { sidebarsOf } from ${JSON.stringify(STORE)};

const sidebars = sidebarsOf(${JSON.stringify(version)});
${body}`;

/**
 * Gives each sidebar its own chunk. The framework sends all sidebars of a version with each of its documents,
 * so every page grows with every other.
 *
 * The version's properties keep one object instead, which the chunks fill. A page requires the chunk of its
 * sidebar, so the sidebar is there before the page renders. The list of all documents with their descriptions
 * is dropped too: only the theme's cards read it, and our index pages have lists of their own.
 */
export function splitSidebars(source: SidebarSource): SplitSidebars {
  const { pages, registry, chunkNamesOf, readModule, folder } = source;
  const files = new Map<string, string>();
  const replaced = new Map<string, string>();
  const entries = new Map<string, string>();
  const chunks = new Map<string, string>();
  const add = (chunk: string, version: string, data: object, body: string): string => {
    const [dataFile, file] = [`${chunk}.json`, `${chunk}.js`];
    files.set(dataFile, JSON.stringify(data));
    files.set(file, moduleCode(version, dataFile, body));
    return file;
  };
  const propertiesOf = ({ above }: PageRoute): readonly string[] =>
    above
      .map((route) => chunkNamesOf(route)[PROPERTIES])
      .filter((chunk): chunk is string => typeof chunk === 'string');

  for (const version of new Set(pages.flatMap(propertiesOf))) {
    const request = requestOf(registry.get(version) ?? '');
    const properties = readModule(request);
    if (isOfVersion(properties)) {
      const { docsSidebars, ...others } = properties.version;
      for (const [name, items] of Object.entries(docsSidebars)) {
        const key = sidebarKey(version, name);
        const chunk = createHash('sha256').update(key).digest('hex').slice(0, 8);
        const body = `sidebars[${JSON.stringify(name)}] = data;\nexport default data;\n`;
        entries.set(chunk, entryCode(chunk, `${folder}/${add(chunk, version, items, body)}`));
        chunks.set(key, chunk);
      }
      const body = 'export default { version: { ...data, docsSidebars: sidebars } };\n';
      replaced.set(request, add(version, version, { ...others, docs: {} }, body));
    }
  }
  return {
    files,
    replaced,
    entries,
    chunkOf: (page) =>
      propertiesOf(page)
        .map((version) => chunks.get(sidebarKey(version, page.route.sidebar)))
        .find((chunk) => chunk !== undefined),
  };
}
