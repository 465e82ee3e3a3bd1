import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from 'postcss';
import { readSelectors, type Selector } from './selector.ts';

/** A declaration of a rule. */
export interface Declaration {
  /** Position in the sheet, from 0. */
  readonly index: number;
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
  readonly rule: StyleRule;
}

export interface StyleRule {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: Declaration[];
  /** Index of its layer: a higher one wins. */
  readonly layer: number;
  /** The conditions of the at-rules around it (media, container, supports); empty if it always applies. */
  readonly condition: string;
}

/** An at-rule that contains other rules. */
export interface Group {
  readonly kind: 'group';
  /** Everything before its opening brace. */
  readonly head: string;
  /** Full name, if it's a layer. */
  readonly layer: string | undefined;
  readonly children: readonly SheetNode[];
}

export interface Keyframes {
  readonly kind: 'keyframes';
  readonly name: string;
  readonly text: string;
}

export interface FontFace {
  readonly kind: 'font';
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly text: string;
}

/** An at-rule that's kept unchanged, such as `@property`. */
export interface OtherRule {
  readonly kind: 'other';
  readonly text: string;
}

export type SheetNode = StyleRule | Group | Keyframes | FontFace | OtherRule;

/** The part of a stylesheet that affects screens. */
export interface Stylesheet {
  readonly nodes: readonly SheetNode[];
  readonly declarations: readonly Declaration[];
  readonly rules: readonly StyleRule[];
  /** Full names of the layers, weakest first. */
  readonly layers: readonly string[];
}

/** At-rules that are conditions. Layers aren't. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);

/** Printing and pages without scripting, which wait for the full sheet. */
const NOT_AT_FIRST = /^print$|^\(scripting: ?none\)(?: and [^,]*)?$/;

const layerNames = ({ params }: AtRule): readonly string[] =>
  params.split(',').map((name) => name.trim());

const within = (outer: string, name: string): string => (outer === '' ? name : `${outer}.${name}`);

/** Layers in the order of first mention; a layer comes after its sublayers. */
function orderLayers(named: readonly string[]): readonly string[] {
  const children = new Map<string, string[]>();
  for (const name of named) {
    const parts = name.split('.');
    for (let depth = 1; depth <= parts.length; depth += 1) {
      const parent = parts.slice(0, depth - 1).join('.');
      const full = parts.slice(0, depth).join('.');
      const siblings = children.get(parent) ?? [];
      children.set(parent, siblings.includes(full) ? siblings : [...siblings, full]);
    }
  }
  const ordered = (parent: string): readonly string[] =>
    (children.get(parent) ?? []).flatMap((name) => [...ordered(name), name]);
  return ordered('');
}

function layersOf(root: Root): readonly string[] {
  const named: string[] = [];
  const walk = (container: Container, outer: string) => {
    container.each((node) => {
      if (node.type !== 'atrule') {
        return;
      }
      const isLayer = node.name === 'layer';
      const full = isLayer ? layerNames(node).map((name) => within(outer, name)) : [outer];
      named.push(...full.filter((name) => name !== ''));
      if (node.nodes) {
        walk(node, full[0] ?? '');
      }
    });
  };
  walk(root, '');
  return orderLayers(named);
}

const BOLD = /bold|[6-9]00/;
const ITALIC = /italic|oblique/;

/** Whether values of font properties require a bold or an italic font. */
export const asksForBold = (values: string): boolean => BOLD.test(values);
export const asksForItalic = (values: string): boolean => ITALIC.test(values);

function readFontFace(fontFace: AtRule): FontFace {
  const values = new Map<string, string>();
  fontFace.walkDecls(({ prop, value }) => {
    values.set(prop, value);
  });
  return {
    kind: 'font',
    // The font family that rules use, without quotation marks.
    family: (values.get('font-family') ?? '').replace(/["']/g, ''),
    isBold: asksForBold(values.get('font-weight') ?? ''),
    isItalic: asksForItalic(values.get('font-style') ?? ''),
    text: fontFace.toString(),
  };
}

/** Properties that respond only to a pointer or a change, so they don't affect the first paint. */
const ANSWERS =
  /^(?:cursor|transition.*|will-change|(?:-webkit-)?user-select|-webkit-tap-highlight-color|touch-action)$/;

/** Legacy properties that none of the supported browsers needs. */
const OLD = /^(?:-webkit-text-decoration.*|-moz-text-size-adjust|-ms-.*|grid-gap)$/;

/**
 * Reads a stylesheet.
 *
 * @param css - minified or not, without nested rules
 * @throws the parser's error for invalid CSS
 */
export function readStylesheet(css: string): Stylesheet {
  const root = postcss.parse(css);
  const layers = layersOf(root);
  const declarations: Declaration[] = [];
  const rules: StyleRule[] = [];

  const readRule = (node: Rule, layer: string, condition: string): StyleRule => {
    const rule: StyleRule = {
      kind: 'rule',
      selectors: readSelectors(node.selector),
      declarations: [],
      layer: layer === '' ? layers.length : layers.indexOf(layer),
      condition,
    };
    node.each((child) => {
      if (child.type === 'decl' && !ANSWERS.test(child.prop) && !OLD.test(child.prop)) {
        const declaration: Declaration = {
          index: declarations.length,
          property: child.prop,
          value: child.value.trim(),
          important: child.important === true,
          rule,
        };
        declarations.push(declaration);
        rule.declarations.push(declaration);
      }
    });
    rules.push(rule);
    return rule;
  };

  const readNodes = (
    nodes: readonly ChildNode[],
    layer: string,
    condition: string,
  ): readonly SheetNode[] =>
    nodes.flatMap((node): readonly SheetNode[] => {
      if (node.type === 'rule') {
        return [readRule(node, layer, condition)];
      }
      if (node.type !== 'atrule' || (node.name === 'media' && NOT_AT_FIRST.test(node.params))) {
        return [];
      }
      if (/keyframes$/.test(node.name)) {
        return [{ kind: 'keyframes', name: node.params, text: node.toString() }];
      }
      if (node.name === 'font-face') {
        return [readFontFace(node)];
      }
      if (node.name === 'layer') {
        const full = within(layer, layerNames(node)[0] ?? '');
        return node.nodes
          ? [
              {
                kind: 'group',
                head: `@layer ${node.params}`,
                layer: full,
                children: readNodes(node.nodes, full, condition),
              },
            ]
          : [];
      }
      if (!CONDITIONS.has(node.name) || !node.nodes) {
        return [{ kind: 'other', text: node.toString() }];
      }
      const head = `@${node.name} ${node.params}`;
      return [
        {
          kind: 'group',
          head,
          layer: undefined,
          children: readNodes(node.nodes, layer, condition + head),
        },
      ];
    });

  return { nodes: readNodes(root.nodes, '', ''), declarations, rules, layers };
}
