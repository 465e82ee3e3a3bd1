import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import {
  type BundledModule,
  type Directory,
  type DirectoryRoute,
  type GlobalDocument,
  PAGE_DATA_ID,
  type PageData,
  routeKey,
} from '../shared/directory';

/** Tables of the framework's client, typed as their readers expect. */
const table: RouteConfig[] = routes;
const modulesByName: Record<string, [() => Promise<object>, string, string | number]> = registry;
const docsData = globalData['docusaurus-plugin-content-docs'] as
  | Record<string, { versions: { docs: GlobalDocument[] }[] }>
  | undefined;

/** Used in the key of a route's chunks, where the framework has a hash. */
const ADDED = 'added';

const [file, own]: PageData = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? '[]',
);

const scripts = new Map<string, string>();
const scriptOfRuntime = __webpack_require__.u;
__webpack_require__.u = (chunk) => scripts.get(String(chunk)) ?? scriptOfRuntime(chunk);

/** Same as the code that the bundler generates for an `import()`. */
async function importModule(id: string | number, chunks: readonly string[]): Promise<object> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id);
  return module.__esModule ? module : { default: module };
}

/** Registers a module with the framework, and its scripts with the bundler's runtime. */
function addModule(name: string, [id, chunks]: BundledModule): void {
  for (const [chunk, script] of Object.entries(chunks)) {
    scripts.set(chunk, script);
  }
  modulesByName[name] = [() => importModule(id, Object.keys(chunks)), name, id];
}

/** Registers a page with the router, and with the theme, which looks up its document. */
function addRoute([attributes, parent, chunkNames, modules, documents]: DirectoryRoute): void {
  const { path } = attributes;
  const siblings = parent.reduce<RouteConfig[]>((level, at) => level[at]?.routes ?? [], table);
  if (siblings.some((sibling) => sibling.path === path)) {
    return;
  }
  for (const [name, module] of Object.entries(modules)) {
    addModule(name, module);
  }
  routesChunkNames[`${path}-${ADDED}`] = chunkNames;
  // Before the catch-all routes. Without a key, the router uses the index, which changes with the next page.
  const component = ComponentCreator(path, ADDED);
  siblings.unshift({ ...attributes, key: path, exact: true, component });
  for (const [instance, version, document] of documents) {
    const known = docsData?.[instance]?.versions[version]?.docs;
    if (!known?.some(({ id }) => id === document.id)) {
      known?.push(document);
    }
  }
}

if (own) {
  addRoute(own);
}

let directory: Promise<Directory> | undefined;

async function fetchDirectory(): Promise<Directory> {
  const address = `${__webpack_require__.p}${file}`;
  try {
    const response = await fetch(address);
    if (!response.ok) {
      throw response.status;
    }
    return await response.json();
  } catch (reason) {
    directory = undefined;
    throw new Error(`Loading the directory of pages failed (${address}: ${reason})`);
  }
}

/** Gets the route of a page outside the main bundle. Fetches the directory once, or again after a failure. */
async function routeOf(pathname: string): Promise<DirectoryRoute | undefined> {
  directory ??= fetchDirectory();
  const pages = await directory;
  const key = routeKey(pathname);
  return Object.hasOwn(pages, key) ? pages[key] : undefined;
}

/**
 * Registers the page at a URL, if there is one.
 *
 * @throws Error if the directory doesn't arrive
 */
export async function locate(pathname: string): Promise<void> {
  const isKnown = matchRoutes(routes, pathname).some(({ route }) => route.exact);
  const route = isKnown ? undefined : await routeOf(pathname);
  if (route) {
    addRoute(route);
  }
}

/**
 * Gets the code of a page that's outside the main bundle.
 *
 * @returns URLs of its scripts, and their uncompressed size; `undefined` for other pages
 * @throws Error if the directory doesn't arrive
 */
export async function codeOf(pathname: string) {
  const route = await routeOf(pathname);
  const modules = route && Object.values(route[3]);
  return (
    modules && {
      scripts: modules.flatMap(([, chunks]) =>
        Object.values(chunks).map((script) => __webpack_require__.p + script),
      ),
      bytes: modules.reduce((sum, [, , bytes]) => sum + bytes, 0),
    }
  );
}
