import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';
import { SCRIPTS_ATTRIBUTE } from '../../wakeUp/shared/protocol';
import {
  type BundledModule,
  type DirectoryRoute,
  type GlobalDocument,
  LISTED_KEY,
} from '../shared/directory';
import { ownRoute, routeOf } from './directoryFile';

/** Tables of the framework's client, typed as their readers expect. */
const table: RouteConfig[] = routes;
const modulesByName: Record<string, [() => Promise<object>, string, string | number]> = registry;
const docsData = globalData['docusaurus-plugin-content-docs'] as
  | Record<string, { versions: { docs: GlobalDocument[] }[] }>
  | undefined;

/** Used in the key of a route's chunks, where the framework has a hash. */
const ADDED = 'added';

/** Scripts of chunks that the runtime doesn't know, or knows no hash of. */
const scripts = new Map<string, string>();

/** URLs of the scripts that the page was served with. */
const served = (
  document.querySelector(`[${SCRIPTS_ATTRIBUTE}]`)?.getAttribute(SCRIPTS_ATTRIBUTE) ?? ''
).split(' ');

const { u: scriptOfRuntime, e: fetchChunk } = __webpack_require__;

__webpack_require__.u = (chunk) => scripts.get(String(chunk)) ?? scriptOfRuntime(chunk);

__webpack_require__.e = async (chunk) => {
  // The bundler's code, without the hash that was taken out.
  const [start = '', end] = __webpack_require__.u(chunk).split('undefined.js');
  // A chunk of every page, which is there already, has neither a hash nor a name.
  if (end !== undefined && !start.endsWith(`/${chunk}.`)) {
    // The page's own script may still be on its way, and is waited for only under the same URL.
    const own = served.find((address) => address.includes(start));
    const listed = own === undefined && (await routeOf(LISTED_KEY))?.[3][LISTED_KEY];
    addScripts(own ? { [chunk]: own.slice(own.indexOf(start)) } : listed ? listed[1] : {});
  }
  return fetchChunk(chunk);
};

function addScripts(byChunk: BundledModule[1]): void {
  for (const [chunk, script] of Object.entries(byChunk)) {
    scripts.set(chunk, script);
  }
}

/** Same as the code that the bundler generates for an `import()`. */
async function importModule(id: string | number, chunks: readonly string[]): Promise<object> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const module = __webpack_require__(id);
  return module.__esModule ? module : { default: module };
}

/** Registers a module with the framework, and its scripts with the bundler's runtime. */
function addModule(name: string, [id, chunks]: BundledModule): void {
  addScripts(chunks);
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

if (ownRoute) {
  addRoute(ownRoute);
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
