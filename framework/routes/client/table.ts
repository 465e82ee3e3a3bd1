import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import type { RouteConfig } from 'react-router-config';
import type {
  BundledModule,
  DirectoryPart,
  DirectoryRoute,
  GlobalDocument,
} from '../shared/directory';

/** Tables of the framework's client, typed as their readers expect. */
const table: RouteConfig[] = routes;
const modulesByName: Record<string, [() => Promise<object>, string, string | number]> = registry;
const docsData = globalData['docusaurus-plugin-content-docs'] as
  | Record<string, { versions: { docs: GlobalDocument[] }[] }>
  | undefined;

/** Used in the key of a route's chunks, where the framework has a hash. */
const ADDED = 'added';

const chunkFiles = new Map<string, string>();
const fileOfRuntime = __webpack_require__.u;
__webpack_require__.u = (chunk) => chunkFiles.get(String(chunk)) ?? fileOfRuntime(chunk);

/** Same as the code that the bundler generates for an `import()`. */
async function importModule([id, chunks]: BundledModule): Promise<object> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id);
  return module.__esModule ? module : { default: module };
}

const added = new Set<string>();

function addRoute([path, parent, attributes, chunkNames, modules, documents]: DirectoryRoute) {
  for (const [name, module] of Object.entries(modules)) {
    modulesByName[name] ??= [() => importModule(module), name, module[0]];
  }
  routesChunkNames[`${path}-${ADDED}`] = chunkNames;
  const siblings = parent.reduce<RouteConfig[]>((level, at) => level[at]?.routes ?? [], table);
  // Before the catch-all routes.
  siblings.unshift({
    ...attributes,
    path,
    // Without a key, the router uses the index, which changes with the next page.
    key: path,
    exact: true,
    component: ComponentCreator(path, ADDED),
  });
  for (const [instance, version, document] of documents) {
    const docs = docsOf(instance, version);
    if (!docs.some(({ id }) => id === document.id)) {
      docs.push(document);
    }
  }
}

function docsOf(instance: string, version: number): GlobalDocument[] {
  return docsData?.[instance]?.versions[version]?.docs ?? [];
}

/**
 * Registers a page with the router, with the theme, which looks up its document, and with the bundler's
 * runtime.
 *
 * @param part - part of the directory that would contain the page
 * @param key - of its URL
 */
export function addPage([files, entries]: DirectoryPart, key: string): void {
  const [needed, route] = entries[key] ?? [[]];
  if (route === undefined || added.has(key)) {
    return;
  }
  added.add(key);
  for (const index of needed) {
    const [file, , chunk] = files[index] ?? [''];
    if (chunk !== undefined) {
      chunkFiles.set(chunk, file);
    }
  }
  addRoute(route);
}
