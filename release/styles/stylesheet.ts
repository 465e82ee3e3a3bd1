import postcss, { AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { readSelectors, type Selector } from './selector.ts';

export interface Declaration {
  /** Position in the sheet, from 0. */
  readonly index: number;
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  readonly rule: StyleRule;
}

export interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly declarations: Declaration[];
  /** Index of its layer: a higher one wins. */
  readonly layer: number;
  /** The conditions of the at-rules around it (media, container, supports); empty if it always applies. */
  readonly condition: string;
}

/** The part of a stylesheet that affects the first paint. */
export interface Stylesheet {
  readonly root: Root;
  readonly rules: ReadonlyMap<Rule, StyleRule>;
  /** Full names of the layers, weakest first. */
  readonly layers: readonly string[];
}

/** Printing, pages without scripting, and forced colors, which wait for the full sheet. */
const NOT_AT_FIRST = /^print$|^\(scripting: ?none\)(?: and [^,]*)?$|^\(forced-colors: ?active\)$/;

/** Properties that respond only to a pointer or a change, and ones that supported browsers have by another name. */
const NOT_NEEDED =
  /^(?:cursor|transition.*|will-change|(?:-webkit-)?user-select|-webkit-tap-highlight-color|touch-action|-webkit-text-decoration.*|-moz-text-size-adjust|text-size-adjust|-ms-.*|grid-gap)$/;

/** The at-rules around a node, outermost first. */
function around({ parent }: ChildNode): readonly AtRule[] {
  return parent instanceof AtRule ? [...around(parent), parent] : [];
}

export const isKeyframes = ({ name }: AtRule): boolean => name.endsWith('keyframes');

const isLayer = ({ name }: AtRule): boolean => name === 'layer';

/** Full names of the layers that a list names. */
function layersIn(list: string, node: ChildNode): readonly string[] {
  const outer = around(node).filter(isLayer);
  return list
    .split(',')
    .map((name) => [...outer.map(({ params }) => params), name.trim()].join('.'));
}

/** All layers, weakest first: by first mention, with a layer after its sublayers. */
function layersOf(root: Root): readonly string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', (rule) => {
    for (const name of layersIn(rule.params, rule)) {
      const parts = name.split('.');
      for (const [depth] of parts.entries()) {
        names.add(parts.slice(0, depth + 1).join('.'));
      }
    }
  });
  const ordered = (outer: string): readonly string[] =>
    [...names]
      .filter((name) => name.startsWith(outer) && !name.slice(outer.length).includes('.'))
      .flatMap((name) => [...ordered(`${name}.`), name]);
  return ordered('');
}

/**
 * Reads the part of a stylesheet that can affect the first paint.
 *
 * @param css - minified or not, without nested rules
 * @throws the parser's error for invalid CSS
 */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  root.walkAtRules('media', (rule) => {
    if (NOT_AT_FIRST.test(rule.params)) {
      rule.remove();
    }
  });
  const layers = layersOf(root);
  const rules = new Map<Rule, StyleRule>();
  let index = 0;
  root.walkRules((node) => {
    const atRules = around(node);
    if (atRules.some(isKeyframes)) {
      return;
    }
    const layer = atRules.findLast(isLayer);
    const rule: StyleRule = {
      selectors: readSelectors(node.selector),
      declarations: [],
      layer: layer ? layers.indexOf(layersIn(layer.params, layer)[0] ?? '') : layers.length,
      condition: atRules
        .filter((each) => !isLayer(each))
        .map(({ name, params }) => `@${name} ${params}`)
        .join(),
    };
    node.each((child) => {
      if (child.type === 'decl' && !NOT_NEEDED.test(child.prop)) {
        const { prop: property, value, important = false } = child;
        rule.declarations.push({ index, property, value: value.trim(), important, rule });
        index += 1;
      }
    });
    rules.set(node, rule);
  });
  return { root, rules, layers };
}
