import type { Selector } from './selector.ts';
import type { Declaration } from './stylesheet.ts';

const USE = /var\(\s*(--[\w-]+)/g;
const USE_WITHOUT_FALLBACK = /var\((--[\w-]+)\)/g;

/** Values of `style` attributes, quoted or not. */
const INLINE_STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;
const SET_VARIABLE = /(?:^|;)\s*(--[\w-]+)\s*:/g;

/** A value that's used this often, and is longer than its name, stays in its custom property. */
const OFTEN = 3;

/** The remaining declarations with their values. */
export type Values = ReadonlyMap<Declaration, string>;

/** Custom properties that HTML uses, and those that it sets. */
interface Variables {
  readonly uses: readonly string[];
  readonly sets: ReadonlySet<string>;
}

/** What a page says about the custom properties of its stylesheet. */
interface PageVariables extends Variables {
  /** The selectors that match something in the page. */
  readonly selectors: ReadonlySet<Selector>;
}

/** The custom properties that a value uses. */
const usedIn = (text: string): readonly string[] =>
  text.includes('var(') ? [...text.matchAll(USE)].map(([, name = '']) => name) : [];

/** The custom properties in a page's HTML. */
export function variablesIn(html: string): Variables {
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const sets = styles.flatMap((style) => [...style.matchAll(SET_VARIABLE)]);
  return { uses: usedIn(html), sets: new Set(sets.map(([, name = '']) => name)) };
}

/**
 * Replaces each `var()` without a fallback by its value. CSS joins tokens, not characters, so spaces keep a value
 * separate from its neighbors.
 */
const withValues = (text: string, lookUp: (name: string) => string | undefined): string =>
  text.replace(USE_WITHOUT_FALLBACK, (use, name: string, start: number) => {
    const value = lookUp(name);
    if (value === undefined) {
      return use;
    }
    const before = /[^\s,(]$/.test(text.slice(0, start)) ? ' ' : '';
    const after = /^[^\s,)]/.test(text.slice(start + use.length)) ? ' ' : '';
    return before + value + after;
  });

function byCustomProperty(values: Values): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const declaration of values.keys()) {
    if (declaration.property.startsWith('--')) {
      const others = found.get(declaration.property) ?? [];
      found.set(declaration.property, others);
      others.push(declaration);
    }
  }
  return found;
}

/** Drops custom properties that neither the page nor another value uses. */
function withoutUnused(values: Values, { uses }: Variables): Values {
  const custom = byCustomProperty(values);
  const usedBy = (declaration: Declaration) => usedIn(values.get(declaration) ?? '');
  const used = new Set(uses);
  for (const declaration of values.keys()) {
    if (!custom.has(declaration.property)) {
      for (const name of usedBy(declaration)) {
        used.add(name);
      }
    }
  }
  // A set also iterates over what's added meanwhile.
  for (const name of used) {
    for (const other of (custom.get(name) ?? []).flatMap(usedBy)) {
      used.add(other);
    }
  }
  return new Map(
    [...values].filter(([{ property }]) => !custom.has(property) || used.has(property)),
  );
}

/**
 * Values of the custom properties that are constant: set once, for the root, and based only on properties that no other
 * element changes.
 */
function constantsIn(
  values: Values,
  { sets, selectors }: PageVariables,
): ReadonlyMap<string, string> {
  const custom = byCustomProperty(values);
  const isOfRoot = ({ rule }: Declaration) =>
    rule.selectors.every((selector) => selector.isRoot || !selectors.has(selector));
  const isAlways = ({ rule }: Declaration) =>
    rule.condition === '' && rule.selectors.some(({ text }) => text === ':root' || text === 'html');
  const constants = new Map<string, string>();
  const lookUp = (name: string): string | undefined => {
    const [only, ...others] = custom.get(name) ?? [];
    const isConstant =
      only !== undefined &&
      others.length === 0 &&
      isAlways(only) &&
      [name, ...usedIn(only.value)].every(
        (each) => !sets.has(each) && (custom.get(each) ?? []).every(isOfRoot),
      );
    if (isConstant && !constants.has(name)) {
      // Set it before resolving nested uses: a cyclic property has no value.
      constants.set(name, only.value);
      constants.set(name, withValues(only.value, lookUp));
    }
    return constants.get(name);
  };
  for (const name of custom.keys()) {
    lookUp(name);
  }
  return constants;
}

/**
 * Drops the custom properties that a page doesn't use, and inlines the constant ones.
 *
 * @param declarations - those of the stylesheet that affect the page
 * @param page - the variables in its HTML, and the selectors that match something in it
 */
export function resolveVariables(
  declarations: readonly Declaration[],
  page: PageVariables,
): Values {
  const all = new Map(declarations.map((declaration) => [declaration, declaration.value]));
  const used = withoutUnused(all, page);
  const constants = constantsIn(used, page);
  const uses = [...used.values()].flatMap(usedIn);
  const replacement = (name: string): string | undefined => {
    const value = constants.get(name);
    const isShort = value !== undefined && value.length <= name.length;
    return isShort || uses.filter((use) => use === name).length <= OFTEN ? value : undefined;
  };
  const values = [...used].map(
    ([declaration, value]) => [declaration, withValues(value, replacement)] as const,
  );
  return withoutUnused(new Map(values), page);
}
