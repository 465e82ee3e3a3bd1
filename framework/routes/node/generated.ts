import { type ChunkNames, routeKey } from '../shared/directory.ts';

/** A route in the framework's generated table. */
export interface GeneratedRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** The arguments of `ComponentCreator`. */
  readonly component: readonly string[];
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** A route that leaves the main bundle, with the position of its parent in what's kept. */
export interface MovedRoute {
  readonly route: GeneratedRoute;
  readonly parent: readonly number[];
}

/** Evaluates a module that the framework generated in this build, with a value for the name that it uses. */
function evaluate(source: string, name: string, value: unknown) {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return new Function(name, body)(value);
}

/** Reads the table in the generated `routes.js`. */
export const readRoutes = (source: string): readonly GeneratedRoute[] =>
  evaluate(source, 'ComponentCreator', (...component: readonly string[]) => component);

/** Reads the generated `registry.js`: requests of modules, by chunk name. */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const registry: Readonly<Record<string, [load: unknown, request: string]>> = evaluate(
    source,
    'require',
    { resolveWeak: () => undefined },
  );
  return new Map(Object.entries(registry).map(([name, [, request]]) => [name, request]));
}

/**
 * Takes nested pages out of the table: documents, and whatever else grows with them.
 *
 * @param home - path of the home page, which stays, because the theme looks it up in the table
 * @returns the table without them; they themselves; and the new names of the routes that had them, whose former names
 *   change with every document
 */
export function splitRoutes(routes: readonly GeneratedRoute[], home: string) {
  const moved: MovedRoute[] = [];
  const renamed = new Map<string, string>();
  const keep = (siblings: readonly GeneratedRoute[], parent: readonly number[]) => {
    const kept: GeneratedRoute[] = [];
    for (const route of siblings) {
      const position = [...parent, kept.length];
      // Siblings are inserted before it, which would change the router's own key.
      const key = position.join('.');
      if (route.routes !== undefined) {
        const parentRoute = { ...route, component: [route.path, key], key };
        renamed.set(nameOf(route), nameOf(parentRoute));
        kept.push({ ...parentRoute, routes: keep(route.routes, position) });
      } else if (parent.length > 0 && route.exact && routeKey(route.path) !== routeKey(home)) {
        moved.push({ route, parent });
      } else {
        kept.push({ ...route, key });
      }
    }
    return kept;
  };
  return { kept: keep(routes, []), moved, renamed };
}

/** A component in the JSON of a route. */
const COMPONENT = /"component":\[((?:"(?:[^"\\]|\\.)*",?)+)\]/g;

/** Writes a table in the framework's format. */
export const routesCode = (routes: readonly GeneratedRoute[]): string =>
  `import ComponentCreator from '@docusaurus/ComponentCreator';
export default ${JSON.stringify(routes).replace(COMPONENT, '"component":ComponentCreator($1)')};
`;

/**
 * Writes a registry in the framework's format.
 *
 * @param isEager - whether a module is in the main bundle instead of a chunk
 */
export function registryCode(
  entries: readonly (readonly [name: string, request: string])[],
  isEager: (name: string) => boolean = () => false,
): string {
  const lines = entries.map(([name, request]) => {
    const module = JSON.stringify(request);
    const place = isEager(name) ? 'webpackMode: "eager"' : `webpackChunkName: "${name}"`;
    return `  "${name}": [() => import(/* ${place} */ ${module}), ${module}, require.resolveWeak(${module})],\n`;
  });
  return `export default {\n${lines.join('')}};\n`;
}

/** The name of a route in the framework's table of chunk names. */
export const nameOf = ({ component }: GeneratedRoute): string => component.join('-');

/** The names in a tree of chunk names. */
export const namesIn = (chunkNames: ChunkNames): readonly string[] =>
  Object.values(chunkNames).flatMap((value) =>
    typeof value === 'string' ? value : namesIn(value),
  );
