import type { Declaration } from '../sheet/stylesheet.ts';

/** A use of a custom property without a value of its own to fall back on. */
const PLAIN_USE = /var\((--[\w-]+)\)/g;
const USE = /var\(\s*(--[\w-]+)/g;

/** The custom properties that a text uses. */
export const usedIn = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(USE)].map(([, name = '']) => name) : [];

const isCustom = ({ property }: Declaration): boolean => property.startsWith('--');

/**
 * Puts values where custom properties are used without a value to fall back on. CSS joins tokens, not
 * letters, so a value keeps its distance from what is beside it.
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

/** Leaves out custom properties that nothing uses. */
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

/** Whether a declaration holds for the root element, always and for nothing else. */
const isOfRoot = ({ rule }: Declaration): boolean => rule.selectors.every(({ isRoot }) => isRoot);
const isAlwaysOfRoot = (declaration: Declaration): boolean =>
  isOfRoot(declaration) &&
  declaration.rule.condition === '' &&
  declaration.rule.selectors.some(({ text }) => text === ':root' || text === 'html');

/**
 * Values of the custom properties that are the same everywhere: set once, for the root, and made of such
 * as no other element changes.
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
      // Before its parts are looked up: one that is made of itself has no value.
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

/** A value that is used this often, and longer than its name, stays behind the name. */
const OFTEN = 3;

/** What is left of declarations, each with its value. */
export type Values = ReadonlyMap<Declaration, string>;

/**
 * Leaves out the custom properties that a page does not use, and puts the value of those that are the same
 * everywhere where they are used.
 *
 * @param declarations - what of the stylesheet the page shows
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
