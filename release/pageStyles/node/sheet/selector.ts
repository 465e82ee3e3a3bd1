import parser from 'postcss-selector-parser';
import type { Element } from '../page/elements.ts';

/** Whether a selector matches: no, possibly (it depends on more than the HTML), or certainly. */
export type Match = 0 | 1 | 2;

/** Number of ids; of classes, attributes, and pseudo-classes; and of tags. */
export type Specificity = readonly [ids: number, classes: number, tags: number];

/** An attribute selector, `[name]` or `[name="value"]`. */
export interface AttributeSelector {
  readonly name: string;
  readonly value: string | undefined;
}

/** One selector of a selector list. */
export interface Selector {
  /** As written. */
  readonly text: string;
  readonly specificity: Specificity;
  /** The pseudo-element that it styles, with its colons; empty for the element itself. */
  readonly pseudoElement: string;
  /** Whether it can match only the root element. */
  readonly isRoot: boolean;
  /** All classes, ids, and attributes in it, including those in nested lists. */
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeSelector[];
  /** The tag or class that the element itself must have, used for lookup; undefined for any. */
  readonly key: string | undefined;
  readonly matches: (element: Element) => Match;
}

type Test = (element: Element) => Match;

interface Step {
  readonly combinator: string;
  readonly test: Test;
}

/**
 * States set by a pointer, a finger, a key, or a URL with a hash, such as an open menu. The full stylesheet covers them: it's
 * loaded at the first interaction, and a page with a hash waits for it.
 */
const BROUGHT_BY_READERS = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':target',
  ':popover-open',
]);

/** Browsers that support `scrollbar-width` ignore these; others show their own scrollbar for a moment. */
const SCROLLBAR = /^::-webkit-scrollbar/;

/** Pseudo-elements of CSS 2 that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = new Set([':before', ':after', ':first-line', ':first-letter']);

/** Attributes of the root element that inline scripts set before the first paint. */
const SET_BY_SCRIPTS = /^data-/;

const isPseudoElement = ({ value }: parser.Pseudo) =>
  value.startsWith('::') || OLD_PSEUDO_ELEMENTS.has(value);

const certainly = (is: boolean): Match => (is ? 2 : 0);

const least = (matches: readonly Match[]): Match => Math.min(2, ...matches) as Match;
const most = (matches: readonly Match[]): Match => Math.max(0, ...matches) as Match;

/** Whether an attribute's value matches a selector. */
function isValue(node: parser.Attribute, value: string): Match {
  const asked = node.value ?? '';
  if (node.insensitive) {
    return 1;
  }
  switch (node.operator) {
    case undefined:
      return 2;
    case '=':
      return certainly(value === asked);
    case '~=':
      return certainly(value.split(/\s+/).includes(asked));
    case '^=':
      return certainly(asked !== '' && value.startsWith(asked));
    case '$=':
      return certainly(asked !== '' && value.endsWith(asked));
    case '*=':
      return certainly(asked !== '' && value.includes(asked));
    default:
      return 1;
  }
}

function attributeTest(node: parser.Attribute): Test {
  return (element) => {
    if (element.parent === undefined && SET_BY_SCRIPTS.test(node.attribute)) {
      return 1;
    }
    const value = element.attributes[node.attribute];
    if (value === undefined) {
      return 0;
    }
    const match = isValue(node, value);
    // An element's class list contains only classes that selectors use, so the first one may be another.
    return node.attribute === 'class' && node.operator !== '*=' ? least([1, match]) : match;
  };
}

/** Whether a pseudo-class has an argument with a state that readers bring about. */
const namesState = (node: parser.Pseudo): boolean =>
  (String(node).match(/:[\w-]+/g) ?? []).some((name) => BROUGHT_BY_READERS.has(name));

function pseudoTest(node: parser.Pseudo): Test {
  if (BROUGHT_BY_READERS.has(node.value)) {
    return () => 0;
  }
  if (isPseudoElement(node)) {
    return () => (SCROLLBAR.test(node.value) ? 0 : 2);
  }
  const inner = node.nodes.map(stepsOf);
  switch (node.value) {
    case ':root':
      return (element) => certainly(element.parent === undefined);
    case ':is':
    case ':where':
      return (element) => most(inner.map((steps) => matchSteps(steps, element)));
    case ':not':
      return namesState(node)
        ? () => 1
        : (element) => (2 - most(inner.map((steps) => matchSteps(steps, element)))) as Match;
    case ':has':
      return namesState(node) ? () => 0 : () => 1;
    // Siblings, descendants, and state aren't considered.
    default:
      return () => 1;
  }
}

function testOf(node: parser.Node): Test {
  switch (node.type) {
    case 'tag':
      return (element) => certainly(element.tag === node.value);
    case 'class':
      return (element) => certainly(element.classes.has(node.value));
    case 'id':
      return (element) => certainly(element.attributes.id === node.value);
    case 'attribute':
      return attributeTest(node);
    case 'pseudo':
      return pseudoTest(node);
    case 'universal':
      return () => 2;
    default:
      return () => 1;
  }
}

/** The compound selectors from left to right, each with the combinator before it. */
function stepsOf({ nodes }: parser.Selector): readonly Step[] {
  const steps: { combinator: string; tests: Test[] }[] = [{ combinator: '', tests: [] }];
  for (const node of nodes) {
    if (node.type === 'combinator') {
      steps.push({ combinator: node.value.trim() || ' ', tests: [] });
    } else if (node.type !== 'comment') {
      steps.at(-1)?.tests.push(testOf(node));
    }
  }
  return steps.map(({ combinator, tests }) => ({
    combinator,
    test: (element) => least(tests.map((test) => test(element))),
  }));
}

/** Whether the part of a selector before a compound can match, given an element that matches the compound. */
function matchBefore(steps: readonly Step[], element: Element, index: number): Match {
  const { parent } = element;
  if (index === 0) {
    return 2;
  }
  switch (steps[index]?.combinator) {
    case '>':
      return parent === undefined ? 0 : matchSteps(steps, parent, index - 1);
    case ' ': {
      let best: Match = 0;
      for (let above = parent; above && best < 2; above = above.parent) {
        best = most([best, matchSteps(steps, above, index - 1)]);
      }
      return best;
    }
    // Siblings are unknown, but share the element's ancestors.
    default:
      return least([1, matchBefore(steps, element, index - 1)]);
  }
}

function matchSteps(steps: readonly Step[], element: Element, last = steps.length - 1): Match {
  const own = steps[last]?.test(element) ?? 2;
  return own === 0 ? 0 : least([own, matchBefore(steps, element, last)]);
}

const sum = (a: Specificity, b: Specificity): Specificity => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
];

/** Compares specificities, lower first. */
export const compareSpecificity = (a: Specificity, b: Specificity): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const NONE: Specificity = [0, 0, 0];

/** @see https://www.w3.org/TR/selectors-4/#specificity-rules */
function specificityOf(node: parser.Node): Specificity {
  switch (node.type) {
    case 'selector':
      return node.nodes.map(specificityOf).reduce(sum, NONE);
    case 'id':
      return [1, 0, 0];
    case 'class':
    case 'attribute':
      return [0, 1, 0];
    case 'tag':
      return [0, 0, 1];
    case 'pseudo':
      if (isPseudoElement(node)) {
        return [0, 0, 1];
      }
      if (node.value === ':where') {
        return NONE;
      }
      return [':is', ':not', ':has'].includes(node.value)
        ? (node.nodes.map(specificityOf).sort(compareSpecificity).at(-1) ?? NONE)
        : [0, 1, 0];
    default:
      return NONE;
  }
}

/** The nodes of the last compound. */
function lastCompound({ nodes }: parser.Selector): readonly parser.Node[] {
  const from = nodes.map(({ type }) => type).lastIndexOf('combinator');
  return nodes.slice(from + 1);
}

/** Lookup keys for the selectors that may match an element. */
export const tagKey = (tag: string): string => tag;
export const classKey = (name: string): string => `.${name}`;

function compoundKey(compound: readonly parser.Node[]): string | undefined {
  const named = compound.find(({ type }) => type === 'class');
  if (named?.type === 'class') {
    return classKey(named.value);
  }
  const tag = compound.find(({ type }) => type === 'tag');
  return tag?.type === 'tag' ? tagKey(tag.value) : undefined;
}

/** Whether a compound can match only the root element. */
const isRootCompound = (compound: readonly parser.Node[]): boolean =>
  compound.some(
    (node) =>
      (node.type === 'pseudo' && node.value === ':root') ||
      (node.type === 'tag' && node.value === 'html') ||
      (node.type === 'attribute' && node.attribute === 'data-theme'),
  );

function askedBy(selector: parser.Selector): Pick<Selector, 'classes' | 'attributes'> {
  const classes: string[] = [];
  const attributes: AttributeSelector[] = [];
  selector.walk((node) => {
    if (node.type === 'class') {
      classes.push(node.value);
    } else if (node.type === 'id') {
      attributes.push({ name: 'id', value: node.value });
    } else if (node.type === 'attribute') {
      attributes.push({ name: node.attribute, value: node.value });
    }
  });
  return { classes, attributes };
}

/**
 * Reads a selector list.
 *
 * @param list - a rule's selectors, separated by commas
 * @throws the parser's error for an invalid list
 */
export function readSelectors(list: string): readonly Selector[] {
  return parser()
    .astSync(list)
    .nodes.map((node) => {
      const steps = stepsOf(node);
      const compound = lastCompound(node);
      const pseudoElements = compound.filter(
        (part) => part.type === 'pseudo' && isPseudoElement(part),
      );
      return {
        text: node.toString().trim(),
        specificity: specificityOf(node),
        pseudoElement: pseudoElements.map(String).join(''),
        isRoot: compound.length === node.nodes.length && isRootCompound(compound),
        ...askedBy(node),
        key: compoundKey(compound),
        matches: (element) => matchSteps(steps, element),
      };
    });
}
