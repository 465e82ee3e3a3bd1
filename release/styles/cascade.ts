import { compare } from '@csstools/selector-specificity';
import type { StyledElement } from './elements.ts';
import type { Match, Selector } from './selector.ts';
import type { Declaration, StyleRule } from './stylesheet.ts';

/** The declarations of a stylesheet that can affect an element. */
export interface Shown {
  readonly declarations: readonly Declaration[];
  readonly selectors: readonly Selector[];
  /** Declarations of the properties in {@link INITIAL}, each with all others for the property, overridden or not. */
  readonly initial: ReadonlyMap<Declaration, readonly Declaration[]>;
}

/** A selector that matches an element, possibly or certainly. */
interface Matching {
  readonly selector: Selector;
  readonly rule: StyleRule;
  readonly match: Match;
}

/** Longhands set by a shorthand, in a left-to-right writing mode. */
const LONGHANDS: Readonly<Record<string, RegExp>> = {
  background: /^background-/,
  'block-size': /^height$/,
  border: /^border-(?!(?:.*-)?radius$|collapse$|spacing$)/,
  'border-block-end': /^border-(?:block-end|bottom)(?:-(?!.*radius)|$)/,
  'border-block-start': /^border-(?:block-start|top)(?:-(?!.*radius)|$)/,
  'border-radius': /^border-.*-radius$/,
  flex: /^flex-(?:grow|shrink|basis)$/,
  font: /^(?:font-(?:family|size|style|weight|stretch|variant.*)|line-height)$/,
  height: /^block-size$/,
  'inline-size': /^width$/,
  inset: /^(?:inset-.*|top|right|bottom|left)$/,
  'list-style': /^list-style-/,
  margin: /^margin-/,
  'margin-block': /^margin-(?:block-.*|top|bottom)$/,
  'margin-block-end': /^margin-bottom$/,
  'margin-block-start': /^margin-top$/,
  'margin-bottom': /^margin-block-end$/,
  'margin-inline': /^margin-(?:inline-.*|left|right)$/,
  'margin-inline-end': /^margin-right$/,
  'margin-inline-start': /^margin-left$/,
  'margin-top': /^margin-block-start$/,
  'max-inline-size': /^max-width$/,
  overflow: /^overflow-[xy]$/,
  padding: /^padding-/,
  'padding-block': /^padding-(?:block-.*|top|bottom)$/,
  'padding-inline': /^padding-(?:inline-.*|left|right)$/,
  width: /^inline-size$/,
};

/** Initial values of properties that aren't inherited and that no browser stylesheet sets. */
export const INITIAL: Readonly<Record<string, string>> = {
  'box-shadow': 'none',
  filter: 'none',
  opacity: '1',
};

/** Whether one declaration certainly overrides another, wherever the other matches. */
function overrides(
  first: Declaration,
  { selector, rule, match }: Matching,
  second: Declaration,
  other: Matching,
): boolean {
  const covers =
    first.property === second.property || LONGHANDS[first.property]?.test(second.property);
  const isAsWide =
    (match === 2 || selector.text === other.selector.text) &&
    (rule.condition === '' || rule.condition === other.rule.condition);
  const strength =
    rule.layer - other.rule.layer ||
    compare(selector.specificity, other.selector.specificity) ||
    first.index - second.index;
  return !first.important && !second.important && covers === true && isAsWide && strength > 0;
}

/** What's shown of the declarations for one box: an element, or a pseudo-element of it. */
function shownOf(matching: readonly Matching[]) {
  const all = matching.flatMap((own) =>
    own.rule.declarations.map((declaration) => ({ declaration, own })),
  );
  const declarations = all
    .filter(
      ({ declaration, own }) =>
        !all.some((other) => overrides(other.declaration, other.own, declaration, own)),
    )
    .map(({ declaration }) => declaration);
  const initial = declarations
    .filter(({ property }) => property in INITIAL)
    .map((declaration): [Declaration, readonly Declaration[]] => [
      declaration,
      all
        .map((other) => other.declaration)
        .filter((other) => other !== declaration && other.property === declaration.property),
    ]);
  return { declarations, initial };
}

/**
 * Returns a function that finds the declarations that can affect an element before a reader interacts or a script runs.
 * It looks at each element once, no matter how many pages it's on.
 */
export function cascadeOf(rules: readonly StyleRule[]): (element: StyledElement) => Shown {
  const candidates = rules.flatMap((rule) =>
    rule.selectors.map((selector) => ({ rule, selector })),
  );
  const known = new WeakMap<StyledElement, Shown>();

  const look = (element: StyledElement): Shown => {
    const matching = candidates
      .map(({ rule, selector }) => ({ rule, selector, match: selector.matches(element) }))
      .filter(({ match }) => match > 0);
    const boxes = new Set(matching.map(({ selector }) => selector.pseudoElement));
    const shown = [...boxes].map((box) =>
      shownOf(matching.filter(({ selector }) => selector.pseudoElement === box)),
    );
    return {
      selectors: matching.map(({ selector }) => selector),
      declarations: shown.flatMap(({ declarations }) => declarations),
      initial: new Map(shown.flatMap(({ initial }) => initial)),
    };
  };

  return (element) => {
    const shown = known.get(element) ?? look(element);
    known.set(element, shown);
    return shown;
  };
}
