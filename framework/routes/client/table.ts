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

/** Tables of the framework's client, whose types are those of their readers. */
const table: RouteConfig[] = routes;
const modulesByName: Record<string, [() => Promise<object>, string, string | number]> = registry;
const docsData = globalData['docusaurus-plugin-content-docs'] as
  | Record<string, { versions: { docs: GlobalDocument[] }[] }>
  | undefined;

/** Stands in the key of a route's chunks, where the framework has a hash. */
const ADDED = 'added';

const chunkFiles = new Map<string, string>();
const fileOfRuntime = __webpack_require__.u;
__webpack_require__.u = (chunk) => chunkFiles.get(String(chunk)) ?? fileOfRuntime(chunk);

/** Does what the bundler writes for an `import()`. */
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
  // Before those that match all that is below them.
  siblings.unshift({
    ...attributes,
    path,
    // The router goes by its place otherwise, which changes with the next one.
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
 * Makes a page known: to the router, to the theme, which asks for its document, and to the bundler's runtime.
 *
 * @param part - part of the directory that has the page, if any has
 * @param key - of its address
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
