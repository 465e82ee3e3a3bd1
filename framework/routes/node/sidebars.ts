import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ChunkNames } from '../shared/directory.ts';
import { entryCode, requestOf } from './registry.ts';
import type { GeneratedRoute, PageRoute } from './table.ts';

/** Where the framework has the chunk with the properties of a route's component. */
const PROPERTIES = '__props';

const STORE = fileURLToPath(new URL('../client/sidebars.ts', import.meta.url));

/** What the sidebars are split by. */
export interface SidebarSource {
  readonly pages: readonly PageRoute[];
  /** Code of the framework's registry, by the names of chunks. */
  readonly registry: ReadonlyMap<string, string>;
  readonly chunkNamesOf: (route: GeneratedRoute) => ChunkNames;
  /** Reads what the framework has generated, by what is imported. */
  readonly readModule: (request: string) => object;
  /** Where the modules will be, as an import begins. */
  readonly folder: string;
}

/** The sidebars in chunks of their own. */
export interface SplitSidebars {
  /** The modules, by the names of their files. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of those that stand in for modules of the framework, by what is imported. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Code of what is added to the registry, by the names of the chunks. */
  readonly entries: ReadonlyMap<string, string>;
  /** The chunk of the sidebar beside a page, if there is one. */
  readonly chunkOf: (page: PageRoute) => string | undefined;
}

/** Properties of the route above the documents of a version, as the docs plugin makes them. */
interface VersionProperties {
  readonly version: PropVersionMetadata;
}

const isOfVersion = (properties: object): properties is VersionProperties =>
  'version' in properties && Object.hasOwn(Object(properties.version), 'docsSidebars');

const sidebarKey = (version: string, sidebar: unknown) => JSON.stringify([version, sidebar]);

/** The code of a module that has some data, and the sidebars of a version as `sidebars`. */
const moduleCode = (version: string, data: string, body: string) =>
  `import data from './${data}';
import { sidebarsOf } from ${JSON.stringify(STORE)};

const sidebars = sidebarsOf(${JSON.stringify(version)});
${body}`;

/**
 * Gives each sidebar a chunk of its own. The framework sends all sidebars of a version with each of its
 * documents, so that every page grows with every other.
 *
 * What it sends keeps an object in their place, which the chunks fill: that of a page's sidebar is one of
 * those that the page needs, and so is there before the page is rendered. Nor is the list of all documents
 * with their descriptions sent: only the theme's cards read it, and our index pages have lists of their own.
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
