import { type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import parser from 'postcss-selector-parser';
import type { StyledElement } from './elements.ts';

/** Whether a selector matches: no, possibly (it depends on more than the HTML), or certainly. */
export type Match = 0 | 1 | 2;

/** One selector of a selector list. */
export interface Selector {
  /** As written. */
  readonly text: string;
  readonly specificity: Specificity;
  /** The pseudo-element that it styles, with its colons; empty for the element itself. */
  readonly pseudoElement: string;
  /** Whether it can match only the root element. */
  readonly isRoot: boolean;
  /** All classes, and all attributes and ids with their values, including those in nested lists. */
  readonly classes: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
  readonly matches: (element: StyledElement) => Match;
}

/**
 * States set by a pointer, a finger, a key, or a URL with a hash, such as an open menu. The full stylesheet covers them:
 * it's loaded at the first interaction, and a page with a hash waits for it.
 */
const BROUGHT_BY_READERS =
  /:(?:hover|active|focus|focus-visible|focus-within|target|popover-open)(?![\w-])/;

/** Browsers that support `scrollbar-width` ignore these; others show their own scrollbar for a moment. */
const SCROLLBAR = /^::-webkit-scrollbar/;

/** Attributes of the root element that inline scripts set before the first paint. */
const SET_BY_SCRIPTS = /^data-/;

/** Selectors of the root element alone. */
const ROOT = /^(?:html|:root|\[data-theme[^\]]*\])(?:\[[^\]]*\]|:not\([^)]*\))*$/;

/** Attribute operators, by whether a value matches what's asked. */
const OPERATORS: Readonly<Record<string, (value: string, asked: string) => boolean>> = {
  '=': (value, asked) => value === asked,
  '~=': (value, asked) => value.split(/\s+/).includes(asked),
  '^=': (value, asked) => value.startsWith(asked),
  '$=': (value, asked) => value.endsWith(asked),
  '*=': (value, asked) => value.includes(asked),
};

const certainly = (is: boolean): Match => (is ? 2 : 0);
const least = (matches: readonly Match[]): Match => Math.min(2, ...matches) as Match;
const most = (matches: readonly Match[]): Match => Math.max(0, ...matches) as Match;

function matchAttribute(node: parser.Attribute, element: StyledElement): Match {
  if (element.parent === undefined && SET_BY_SCRIPTS.test(node.attribute)) {
    return 1;
  }
  const value = element.attributes[node.attribute];
  if (value === undefined || node.operator === undefined) {
    return certainly(value !== undefined);
  }
  const compare = OPERATORS[node.operator];
  if (compare === undefined || node.insensitive) {
    return 1;
  }
  const match = certainly(compare(value, node.value ?? ''));
  // An element's class list contains only classes that selectors use, so the first one may be another.
  return node.attribute === 'class' && node.operator !== '*=' ? least([1, match]) : match;
}

function matchPseudo(node: parser.Pseudo, element: StyledElement): Match {
  const { value, nodes } = node;
  if (parser.isPseudoElement(node)) {
    return certainly(!SCROLLBAR.test(value));
  }
  const inner = () => most(nodes.map((selector) => matchSelector(selector, element)));
  const namesState = BROUGHT_BY_READERS.test(String(node));
  switch (value) {
    case ':root':
      return certainly(element.parent === undefined);
    case ':is':
    case ':where':
      return inner();
    case ':not':
      return namesState ? 1 : ((2 - inner()) as Match);
    // Siblings, descendants, and other states aren't considered.
    default:
      return namesState ? 0 : 1;
  }
}

function matchNode(node: parser.Node, element: StyledElement): Match {
  switch (node.type) {
    case 'tag':
      return certainly(element.tag === node.value);
    case 'class':
      return certainly(element.classes.has(node.value));
    case 'id':
      return certainly(element.attributes.id === node.value);
    case 'attribute':
      return matchAttribute(node, element);
    case 'pseudo':
      return matchPseudo(node, element);
    default:
      return 2;
  }
}

/** Whether what's before a combinator can match, given an element that matches what's after it. */
function matchBefore(selector: parser.Selector, element: StyledElement, at: number): Match {
  const { parent } = element;
  switch (selector.nodes[at]?.value?.trim()) {
    case '>':
      return parent === undefined ? 0 : matchSelector(selector, parent, at);
    case '': {
      let best: Match = 0;
      for (let above = parent; above && best < 2; above = above.parent) {
        best = most([best, matchSelector(selector, above, at)]);
      }
      return best;
    }
    // Siblings are unknown, but share the element's ancestors.
    default: {
      const before = selector.nodes.slice(0, at).findLastIndex(parser.isCombinator);
      return before === -1 ? 1 : least([1, matchBefore(selector, element, before)]);
    }
  }
}

/** Matches the part of a selector before `end`, from right to left. */
function matchSelector(
  selector: parser.Selector,
  element: StyledElement,
  end = selector.nodes.length,
): Match {
  let match: Match = 2;
  for (let at = end - 1; at >= 0 && match > 0; at -= 1) {
    const node = selector.at(at);
    if (parser.isCombinator(node)) {
      return least([match, matchBefore(selector, element, at)]);
    }
    match = least([match, matchNode(node, element)]);
  }
  return match;
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
    .nodes.map((selector) => {
      const classes: string[] = [];
      const attributes: [string, string | undefined][] = [];
      selector.walk((node) => {
        if (node.type === 'class') {
          classes.push(node.value);
        } else if (node.type === 'id') {
          attributes.push(['id', node.value]);
        } else if (node.type === 'attribute') {
          attributes.push([node.attribute, node.value]);
        }
      });
      const text = String(selector).trim();
      return {
        text,
        specificity: selectorSpecificity(selector),
        pseudoElement: selector.nodes.filter(parser.isPseudoElement).join(''),
        isRoot: ROOT.test(text),
        classes,
        attributes,
        matches: (element) => matchSelector(selector, element),
      };
    });
}
