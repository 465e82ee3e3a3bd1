import parser from 'postcss-selector-parser';
import type { Element } from '../page/elements.ts';

/** Whether a selector matches: no, perhaps (by what the HTML does not tell), or for certain. */
export type Match = 0 | 1 | 2;

/** Counts of ids, of classes, attributes and pseudo-classes, and of tags. */
export type Specificity = readonly [ids: number, classes: number, tags: number];

/** What a stylesheet asks for with `[name]` or `[name="value"]`. */
export interface AttributeSelector {
  readonly name: string;
  readonly value: string | undefined;
}

/** One selector of a list. */
export interface Selector {
  /** As it is written. */
  readonly text: string;
  readonly specificity: Specificity;
  /** Pseudo-element whose box it styles, with its colons; empty for the element's own. */
  readonly pseudoElement: string;
  /** Whether it can match only the root element. */
  readonly isRoot: boolean;
  /** All classes, ids and attributes that it asks for, also in an inner list. */
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeSelector[];
  /** What the element's own tag or classes have to be, by which selectors are looked up; none for any. */
  readonly key: string | undefined;
  readonly matches: (element: Element) => Match;
}

type Test = (element: Element) => Match;

interface Step {
  readonly combinator: string;
  readonly test: Test;
}

/**
 * States that a pointer, a finger or a key brings, or an address that leads to a part of the page. The full
 * stylesheet has them, which is asked for as soon as a reader does anything, and which such an address waits for.
 */
const BROUGHT_BY_READERS = new Set([
  ':hover',
  ':active',
  ':focus',
  ':focus-visible',
  ':focus-within',
  ':target',
]);

/** Browsers that know `scrollbar-width` do not read them; the others keep a scrollbar of their own for a moment. */
const SCROLLBAR = /^::-webkit-scrollbar/;

/** Elements before the colon rule of CSS 2 that may be written with one colon. */
const OLD_PSEUDO_ELEMENTS = new Set([':before', ':after', ':first-line', ':first-letter']);

/** Attributes of the root element that scripts in the page set before the first paint. */
const SET_BY_SCRIPTS = /^data-/;

const isPseudoElement = ({ value }: parser.Pseudo) =>
  value.startsWith('::') || OLD_PSEUDO_ELEMENTS.has(value);

const certainly = (is: boolean): Match => (is ? 2 : 0);

const least = (matches: readonly Match[]): Match => Math.min(2, ...matches) as Match;
const most = (matches: readonly Match[]): Match => Math.max(0, ...matches) as Match;

/** Whether an attribute's value is what a selector asks for. */
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
    // Of several classes only those are known that a selector can see, so the first may be another.
    return node.attribute === 'class' && node.operator !== '*=' ? least([1, match]) : match;
  };
}

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
    case ':not': {
      const isState = node
        .toString()
        .split(/[^\w:-]+/)
        .some((part) => BROUGHT_BY_READERS.has(part));
      return isState
        ? () => 1
        : (element) => (2 - most(inner.map((steps) => matchSteps(steps, element)))) as Match;
    }
    // What is beside or in an element, and its state, is not considered.
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

/** The compounds of a selector from left to right, each with the combinator before it. */
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

/** Whether what a selector asks for before one of its compounds is there, for an element that has this one. */
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
    // Siblings are not known; what is around them is around the element.
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

/** Orders specificities, the weaker first. */
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

/** How an element is looked up that a selector may match. */
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

/** Whether a compound can match the root element only. */
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
 * Reads a list of selectors.
 *
 * @param list - as a rule has it, with commas between
 * @throws the parser's error for text that is not a list of selectors
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
