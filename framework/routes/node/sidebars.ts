import { fileURLToPath } from 'node:url';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { ChunkNames } from '../shared/directory.ts';
import { type GeneratedRoute, nameOf } from './generated.ts';

const STORE = fileURLToPath(new URL('../client/sidebars.ts', import.meta.url));

/** Where the framework names the chunk with the properties of a route's component. */
const PROPERTIES = '__props';

/** The property of a document's page that its sidebar becomes; nothing reads it. */
const SIDEBAR = 'items';

/** The properties of a docs version, in several modules. */
interface SplitVersion {
  /** Code of the module that replaces them. */
  readonly code: string;
  /** Code of a module for each sidebar, by the sidebar's name. */
  readonly sidebars: ReadonlyMap<string, string>;
}

/**
 * Splits the properties of a docs version, all of which each of its pages loads, so that a page loads only its own
 * sidebar, and changes only with it. Leaves out the descriptions of all documents and the ids of sidebar items, which are
 * for the theme's cards only: our index pages have lists of their own.
 *
 * @param chunk - chunk name of the properties
 * @param text - JSON that the docs plugin generated
 * @returns `undefined` if it's not a version
 */
export function splitVersion(chunk: string, text: string): SplitVersion | undefined {
  const { version }: { readonly version?: PropVersionMetadata } = JSON.parse(text);
  if (version?.docsSidebars === undefined) {
    return undefined;
  }
  const { docsSidebars, ...others } = version;
  const start = `import { sidebarsOf } from ${JSON.stringify(STORE)};\n`;
  const store = `sidebarsOf(${JSON.stringify(chunk)})`;
  const shortened = (items: unknown) =>
    JSON.stringify(items, (field, value) => (field === 'docId' ? undefined : value));
  return {
    code: `${start}export default { version: { ...${JSON.stringify({ ...others, docs: {} })}, docsSidebars: ${store} } };\n`,
    sidebars: new Map(
      Object.entries(docsSidebars).map(([name, items]) => [
        name,
        `${start}export default (${store}[${JSON.stringify(name)}] = ${shortened(items)});\n`,
      ]),
    ),
  };
}

/**
 * Lets each document's page load the chunk of its sidebar.
 *
 * @param namesByRoute - the framework's table of chunk names, by the names of routes
 * @param chunkOf - name of the chunk of a version's sidebar, by the chunk name of the version's properties
 * @returns the table with the chunks of sidebars
 */
export function withSidebars(
  routes: readonly GeneratedRoute[],
  namesByRoute: Readonly<Record<string, ChunkNames>>,
  chunkOf: (version: string, sidebar: string) => string | undefined,
): Record<string, ChunkNames> {
  const all: Record<string, ChunkNames> = { ...namesByRoute };
  const visit = (route: GeneratedRoute, above: string) => {
    const names = namesByRoute[nameOf(route)];
    const chunk = chunkOf(above, String(route.sidebar));
    if (names && chunk !== undefined) {
      all[nameOf(route)] = { ...names, [SIDEBAR]: chunk };
    }
    const properties = names?.[PROPERTIES];
    for (const inner of route.routes ?? []) {
      visit(inner, typeof properties === 'string' ? properties : above);
    }
  };
  for (const route of routes) {
    visit(route, '');
  }
  return all;
}
