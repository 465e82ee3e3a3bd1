import type { Element } from '../page/elements.ts';
import {
  classKey,
  compareSpecificity,
  type Match,
  type Selector,
  tagKey,
} from '../sheet/selector.ts';
import type { Declaration, StyleRule, Stylesheet } from '../sheet/stylesheet.ts';

/** What of a stylesheet an element can show. */
export interface Shown {
  readonly declarations: readonly Declaration[];
  readonly selectors: readonly Selector[];
  /** Those that say what would be so without them, with all others that say it otherwise, overridden or not. */
  readonly initial: ReadonlyMap<Declaration, readonly Declaration[]>;
}

/** A selector that matches an element, perhaps or for certain. */
interface Matching {
  readonly selector: Selector;
  readonly rule: StyleRule;
  readonly match: Match;
}

/** Properties that another one sets with itself, where lines run from left to right. */
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

/** Whether a property that is set leaves nothing of another one. */
const covers = (property: string, other: string): boolean =>
  property === other || LONGHANDS[property]?.test(other) === true;

/** Whether one of two declarations for the same element wins: a later layer, then specificity, then order. */
function wins(a: Matching, first: Declaration, b: Matching, second: Declaration): boolean {
  return (
    (a.rule.layer - b.rule.layer ||
      compareSpecificity(a.selector.specificity, b.selector.specificity) ||
      first.index - second.index) > 0
  );
}

/** Whether one of two selectors matches wherever the other does, and its rule holds whenever the other's does. */
const isAsWide = (a: Matching, b: Matching): boolean =>
  (a.match === 2 || a.selector.text === b.selector.text) &&
  (a.rule.condition === '' || a.rule.condition === b.rule.condition);

/** Values that all elements have of properties that they do not inherit, and that no browser sets by itself. */
const INITIAL: Readonly<Record<string, string>> = {
  'box-shadow': 'none',
  filter: 'none',
  opacity: '1',
};

/** The declarations of {@link INITIAL} values among those that are shown, as {@link Shown} has them. */
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

/** What of an element's declarations is not overridden for certain. */
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
 * Says of elements what a stylesheet can show of them before a reader or a script does anything.
 *
 * An element is looked at once, on however many pages it is.
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
