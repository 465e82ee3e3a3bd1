import type { Element } from '../page/elements.ts';
import {
  classKey,
  compareSpecificity,
  type Match,
  type Selector,
  tagKey,
} from '../sheet/selector.ts';
import type { Declaration, StyleRule, Stylesheet } from '../sheet/stylesheet.ts';

/** The declarations of a stylesheet that can affect an element. */
export interface Shown {
  readonly declarations: readonly Declaration[];
  readonly selectors: readonly Selector[];
  /**
   * Declarations that set an initial value, each with all others for the same property, overridden or not.
   */
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

/** Whether setting one property completely overrides another. */
const covers = (property: string, other: string): boolean =>
  property === other || LONGHANDS[property]?.test(other) === true;

/** Whether the first of two declarations for an element wins: by layer, then specificity, then order. */
function wins(a: Matching, first: Declaration, b: Matching, second: Declaration): boolean {
  return (
    (a.rule.layer - b.rule.layer ||
      compareSpecificity(a.selector.specificity, b.selector.specificity) ||
      first.index - second.index) > 0
  );
}

/** Whether one selector matches wherever the other does, and its rule applies whenever the other's does. */
const isAsWide = (a: Matching, b: Matching): boolean =>
  (a.match === 2 || a.selector.text === b.selector.text) &&
  (a.rule.condition === '' || a.rule.condition === b.rule.condition);

/** Initial values of properties that aren't inherited and that no browser stylesheet sets. */
const INITIAL: Readonly<Record<string, string>> = {
  'box-shadow': 'none',
  filter: 'none',
  opacity: '1',
};

/** The declarations of {@link INITIAL} values among those given, as in {@link Shown}. */
const initialOf = (
  shown: readonly Declaration[],
  matching: readonly Matching[],
): readonly (readonly [Declaration, readonly Declaration[]])[] =>
  shown
    .filter(({ property, value }) => INITIAL[property] === value)
    .map((declaration) => [
      declaration,
      matching
        .flatMap(({ rule }) => rule.declarations)
        .filter((other) => other !== declaration && other.property === declaration.property),
    ]);

/** An element's declarations that aren't certainly overridden. */
function shownOf(matching: readonly Matching[]): readonly Declaration[] {
  const others = matching.flatMap((from) =>
    from.rule.declarations
      .filter(({ important }) => !important)
      .map((declaration) => ({ from, declaration })),
  );
  return matching.flatMap((own) =>
    own.rule.declarations.filter(
      (declaration) =>
        declaration.important ||
        !others.some(
          (other) =>
            covers(other.declaration.property, declaration.property) &&
            isAsWide(other.from, own) &&
            wins(other.from, other.declaration, own, declaration),
        ),
    ),
  );
}

/**
 * Returns a function that finds the declarations that can affect an element before a reader interacts or a
 * script runs.
 *
 * Each element is evaluated once, no matter how many pages it's on.
 */
export function cascadeOf({ rules }: Stylesheet): (element: Element) => Shown {
  const byKey = new Map<string | undefined, { rule: StyleRule; selector: Selector }[]>();
  for (const rule of rules) {
    for (const selector of rule.selectors) {
      const found = byKey.get(selector.key) ?? [];
      byKey.set(selector.key, found);
      found.push({ rule, selector });
    }
  }
  const known = new WeakMap<Element, Shown>();

  const look = (element: Element): Shown => {
    const keys = [undefined, tagKey(element.tag), ...[...element.classes].map(classKey)];
    const matching = keys
      .flatMap((key) => byKey.get(key) ?? [])
      .map((candidate) => ({ ...candidate, match: candidate.selector.matches(element) }))
      .filter(({ match }) => match > 0);
    const boxes = new Map<string, Matching[]>();
    for (const one of matching) {
      const others = boxes.get(one.selector.pseudoElement) ?? [];
      boxes.set(one.selector.pseudoElement, others);
      others.push(one);
    }
    const shown = [...boxes.values()].map((box) => ({ box, declarations: shownOf(box) }));
    return {
      selectors: matching.map(({ selector }) => selector),
      declarations: shown.flatMap(({ declarations }) => declarations),
      initial: new Map(shown.flatMap(({ box, declarations }) => initialOf(declarations, box))),
    };
  };

  return (element) => {
    const shown = known.get(element) ?? look(element);
    known.set(element, shown);
    return shown;
  };
}
