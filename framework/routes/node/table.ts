import type { ChunkNames } from '../shared/directory.ts';
import { routeKey } from '../shared/directory.ts';

/** A route in the framework's generated table. */
export interface GeneratedRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
}

/** A page's route, with its ancestors, outermost first. */
export interface PageRoute {
  readonly route: GeneratedRoute;
  readonly above: readonly GeneratedRoute[];
  /** Position of its parent in the table that's kept. */
  readonly parent: readonly number[];
}

/** The table, split in two. */
export interface SplitTable {
  /** What the main bundle keeps. */
  readonly kept: readonly GeneratedRoute[];
  /** Pages whose routes stay in the main bundle. */
  readonly fixed: readonly PageRoute[];
  /** Pages whose routes leave it. */
  readonly moved: readonly PageRoute[];
}

/**
 * Reads the table that the framework generated.
 *
 * @param source - `routes.js` of the generated files
 * @throws SyntaxError if the format is unknown
 */
export function readTable(source: string): readonly GeneratedRoute[] {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  // Safe: the source is the framework's own output of this build.
  const table = new Function('ComponentCreator', body);
  return table((path: string, hash?: string) => ({ path, hash }));
}

/**
 * Takes nested pages out of the table: documents, and whatever else grows with them.
 *
 * @param home - path of the home page, which the theme looks up in the table
 */
export function splitTable(routes: readonly GeneratedRoute[], home: string): SplitTable {
  const fixed: PageRoute[] = [];
  const moved: PageRoute[] = [];
  const keep = (
    siblings: readonly GeneratedRoute[],
    above: readonly GeneratedRoute[],
    parent: readonly number[],
  ): readonly GeneratedRoute[] => {
    const kept: GeneratedRoute[] = [];
    for (const route of siblings) {
      if (route.routes !== undefined) {
        const at = [...parent, kept.length];
        kept.push({ ...route, routes: keep(route.routes, [...above, route], at) });
      } else if (above.length > 0 && route.exact && routeKey(route.path) !== routeKey(home)) {
        moved.push({ route, above, parent });
      } else {
        fixed.push({ route, above, parent });
        kept.push(route);
      }
    }
    return kept;
  };
  return { kept: keep(routes, [], []), fixed, moved };
}

/** The code of a route. Below the first level it has a key, because siblings are inserted before it. */
function codeOf(route: GeneratedRoute, position: readonly number[]): string {
  const { component, routes, ...attributes } = route;
  const properties = Object.entries(attributes).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const creation = [component.path, component.hash]
    .filter((argument) => argument !== undefined)
    .map((argument) => JSON.stringify(argument))
    .join(', ');
  properties.push(`component: ComponentCreator(${creation})`);
  if (position.length > 1) {
    properties.push(`key: '${position.join('.')}'`);
  }
  if (routes !== undefined) {
    properties.push(`routes: [${routes.map((child, at) => codeOf(child, [...position, at]))}]`);
  }
  return `{ ${properties.join(', ')} }`;
}

/** Writes a table in the framework's format. */
export function tableCode(routes: readonly GeneratedRoute[]): string {
  return `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${routes.map((route, at) => codeOf(route, [at])).join(',\n  ')}
];
`;
}

/** The name of a route in the framework's table of chunk names. */
export const nameOf = ({ component: { path, hash } }: GeneratedRoute): string => `${path}-${hash}`;

/** The names in a tree of chunk names. */
export function namesIn(chunkNames: ChunkNames): readonly string[] {
  return Object.values(chunkNames).flatMap((value) =>
    typeof value === 'string' ? [value] : namesIn(value),
  );
}
