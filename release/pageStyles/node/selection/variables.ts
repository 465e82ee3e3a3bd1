import type { Declaration } from '../sheet/stylesheet.ts';

/** A `var()` without a fallback. */
const PLAIN_USE = /var\((--[\w-]+)\)/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** The custom properties that a value uses. */
export const usedIn = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(USE)].map(([, name = '']) => name) : [];

const isCustom = ({ property }: Declaration): boolean => property.startsWith('--');

/**
 * Replaces each `var()` without a fallback by its value. CSS joins tokens, not characters, so spaces keep a
 * value separate from its neighbors.
 */
const withValues = (text: string, lookUp: (name: string) => string | undefined): string =>
  text.replace(PLAIN_USE, (use, name: string, start: number) => {
    const value = lookUp(name);
    if (value === undefined) {
      return use;
    }
    const before = /[^\s,(]$/.test(text.slice(0, start)) ? ' ' : '';
    const after = /^[^\s,)]/.test(text.slice(start + use.length)) ? ' ' : '';
    return before + value + after;
  });

function byProperty(
  declarations: readonly Declaration[],
): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const declaration of declarations) {
    const others = found.get(declaration.property) ?? [];
    found.set(declaration.property, others);
    others.push(declaration);
  }
  return found;
}

/** Drops unused custom properties. */
function withoutUnused(
  declarations: readonly Declaration[],
  textOf: (declaration: Declaration) => string,
  usedOutside: Iterable<string>,
): readonly Declaration[] {
  const byName = byProperty(declarations.filter(isCustom));
  const used = new Set<string>();
  const left = [
    ...usedOutside,
    ...declarations
      .filter((declaration) => !isCustom(declaration))
      .flatMap((declaration) => usedIn(textOf(declaration))),
  ];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (!used.has(name)) {
      used.add(name);
      left.push(...(byName.get(name) ?? []).flatMap((declaration) => usedIn(textOf(declaration))));
    }
  }
  return declarations.filter(
    (declaration) => !isCustom(declaration) || used.has(declaration.property),
  );
}

/** Whether a declaration applies always, and only to the root element. */
const isOfRoot = ({ rule }: Declaration): boolean => rule.selectors.every(({ isRoot }) => isRoot);
const isAlwaysOfRoot = (declaration: Declaration): boolean =>
  isOfRoot(declaration) &&
  declaration.rule.condition === '' &&
  declaration.rule.selectors.some(({ text }) => text === ':root' || text === 'html');

/**
 * Values of the custom properties that are constant: set once, for the root, and based only on properties
 * that no other element changes.
 */
function constantsOf(
  declarations: readonly Declaration[],
  setOutside: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const byName = byProperty(declarations.filter(isCustom));
  const isSetForRoot = (name: string) =>
    !setOutside.has(name) && (byName.get(name) ?? []).every(isOfRoot);
  const constants = new Map<string, string>();
  const lookUp = (name: string): string | undefined => {
    const [only, ...others] = byName.get(name) ?? [];
    if (only === undefined || others.length > 0 || setOutside.has(name) || !isAlwaysOfRoot(only)) {
      return undefined;
    }
    if (!constants.has(name) && usedIn(only.value).every(isSetForRoot)) {
      // Set it before resolving nested uses: a cyclic property has no value.
      constants.set(name, only.value);
      constants.set(name, withValues(only.value, lookUp));
    }
    return constants.get(name);
  };
  for (const name of byName.keys()) {
    lookUp(name);
  }
  return constants;
}

/** A value that's used this often, and is longer than its name, stays in its custom property. */
const OFTEN = 3;

/** The remaining declarations with their values. */
export type Values = ReadonlyMap<Declaration, string>;

/**
 * Drops the custom properties that a page doesn't use, and inlines the constant ones.
 *
 * @param declarations - those of the stylesheet that affect the page
 * @param page - custom properties that its HTML uses, and those that it sets
 */
export function resolveVariables(
  declarations: readonly Declaration[],
  page: { readonly uses: Iterable<string>; readonly sets: ReadonlySet<string> },
): Values {
  const used = withoutUnused(declarations, ({ value }) => value, page.uses);
  const constants = constantsOf(used, page.sets);
  const counts = new Map<string, number>();
  for (const name of used.flatMap(({ value }) => usedIn(value))) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const replacement = (name: string): string | undefined => {
    const value = constants.get(name);
    return value !== undefined && (value.length <= name.length || (counts.get(name) ?? 0) <= OFTEN)
      ? value
      : undefined;
  };
  const values = new Map(
    used.map((declaration) => [declaration, withValues(declaration.value, replacement)]),
  );
  const left = withoutUnused(used, (declaration) => values.get(declaration) ?? '', page.uses);
  return new Map(left.map((declaration) => [declaration, values.get(declaration) ?? '']));
}
