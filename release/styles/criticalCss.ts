import type { AtRule, ChildNode, Rule } from 'postcss';
import type { PageElement } from '../pages/page.ts';
import { cascadeOf, INITIAL, type Shown } from './cascade.ts';
import { type Asked, elementReducer } from './elements.ts';
import type { Selector } from './selector.ts';
import {
  type Declaration,
  isKeyframes,
  readStylesheet,
  type StyleRule,
  type Stylesheet,
} from './stylesheet.ts';
import { resolveVariables, type Values, variablesIn } from './variables.ts';

/** Extracts the part of a stylesheet that some elements of a page need before a reader interacts or a script runs. */
export type CriticalCss = (html: string, elements: readonly PageElement[]) => string;

/** What a sheet's selectors can see of an element. */
function askedBy(rules: readonly StyleRule[]): Asked {
  const selectors = rules.flatMap((rule) => rule.selectors);
  const classes = new Set(selectors.flatMap((selector) => selector.classes));
  const attributes = new Map<string, readonly string[]>();
  for (const [name, value] of selectors.flatMap((selector) => selector.attributes)) {
    attributes.set(name, [...(attributes.get(name) ?? []), ...(value ? [value] : [])]);
  }
  const parts = attributes.get('class') ?? [];
  attributes.delete('class');
  return {
    isSeen: (name) => classes.has(name) || parts.some((part) => name.includes(part)),
    attributes,
  };
}

/** The parts of a sheet to keep for a page. */
interface Kept {
  readonly rules: Stylesheet['rules'];
  readonly selectors: ReadonlySet<Selector>;
  readonly values: Values;
  /** Values of the properties that name animations and fonts. */
  readonly animations: string;
  readonly fonts: string;
}

function writeRule(node: Rule, { rules, selectors, values }: Kept): string {
  const rule = rules.get(node);
  const list = rule?.selectors.filter((selector) => selectors.has(selector));
  const body = rule?.declarations.flatMap((declaration) => {
    const value = values.get(declaration);
    const end = declaration.important ? '!important' : '';
    return value === undefined ? [] : [`${declaration.property}:${value}${end}`];
  });
  return list?.length && body?.length
    ? `${list.map(({ text }) => text).join(',')}{${body.join(';')}}`
    : '';
}

const BOLD = /bold|[6-9]00/;
const ITALIC = /italic|oblique/;

/**
 * Whether the kept rules use a font of their sheet. Such a sheet sets the family, weight, and style of its text.
 */
function isAskedFor(fontFace: AtRule, { fonts }: Kept): boolean {
  const values = new Map<string, string>();
  fontFace.walkDecls(({ prop, value }) => {
    values.set(prop, value.replace(/["']/g, ''));
  });
  return (
    fonts.includes(values.get('font-family') ?? '') &&
    (!BOLD.test(values.get('font-weight') ?? '') || BOLD.test(fonts)) &&
    (!ITALIC.test(values.get('font-style') ?? '') || ITALIC.test(fonts))
  );
}

function writeAtRule(node: AtRule, kept: Kept): string {
  const { name, params, nodes } = node;
  if (isKeyframes(node)) {
    return kept.animations.includes(params) ? String(node) : '';
  }
  if (name === 'font-face') {
    return isAskedFor(node, kept) ? String(node) : '';
  }
  if (nodes?.some(({ type }) => type !== 'decl')) {
    const inner = writeNodes(nodes, kept);
    return inner === '' ? '' : `@${name} ${params}{${inner}}`;
  }
  return name === 'layer' ? '' : String(node);
}

function writeNodes(nodes: readonly ChildNode[], kept: Kept): string {
  return nodes
    .map((node) => {
      if (node.type === 'rule') {
        return writeRule(node, kept);
      }
      return node.type === 'atrule' ? writeAtRule(node, kept) : '';
    })
    .join('');
}

/** Drops declarations of initial values, unless a declaration that they override is kept. */
function withoutInitial(values: Values, shown: readonly Shown[]): Values {
  const isInitial = (declaration: Declaration) =>
    values.get(declaration) === INITIAL[declaration.property];
  const needed = new Set(
    shown.flatMap(({ initial }) =>
      [...initial].flatMap(([declaration, others]) =>
        others.some((other) => values.has(other) && !isInitial(other)) ? [declaration] : [],
      ),
    ),
  );
  return new Map(
    [...values].filter(([declaration]) => !isInitial(declaration) || needed.has(declaration)),
  );
}

/** Drops details of animations, and counters, where nothing is animated or counted. */
function withoutIdle(all: readonly Declaration[]): readonly Declaration[] {
  const isAnimated = all.some(({ property }) => /^animation(?:-name)?$/.test(property));
  const isCounted = all.some(({ value }) => /counters?\(/.test(value));
  return all.filter(
    ({ property }) =>
      (isAnimated || !/^animation-(?!name$)/.test(property)) &&
      (isCounted || !property.startsWith('counter-')),
  );
}

/** Declares the layers in order, up to the last one that has a rule. The full sheet declares the rest later. */
function layerStatement({ layers }: Stylesheet, values: Values): string {
  const kept = [...values.keys()].map(({ rule }) => rule.layer);
  const last = Math.max(-1, ...kept.filter((layer) => layer < layers.length));
  return last < 1 ? '' : `@layer ${layers.slice(0, last + 1).join(',')};`;
}

/**
 * Reads a stylesheet, and returns a function that extracts its critical part for a page.
 *
 * With this part, a page looks as it does with the full sheet, and doesn't change when the full sheet arrives after it:
 * rules keep their order and layers. It drops rules that match nothing in the page's HTML, declarations that are
 * overridden on every element, rules for printing, pointers, or forced colors, and unused custom properties. It keeps
 * states that scripts set on the root element before the first paint.
 *
 * @param css - the full sheet
 * @throws the parser's error for invalid CSS
 */
export function criticalCssOf(css: string): CriticalCss {
  const sheet = readStylesheet(css);
  const rules = [...sheet.rules.values()];
  const reduce = elementReducer(askedBy(rules));
  const shownBy = cascadeOf(rules);
  return (html, elements) => {
    const shown = [...new Set(reduce(elements).values())].map(shownBy);
    const all = new Set(shown.flatMap(({ declarations }) => declarations));
    const used = withoutIdle(
      rules.flatMap(({ declarations }) => declarations.filter((each) => all.has(each))),
    );
    const selectors = new Set(shown.flatMap(({ selectors: matching }) => matching));
    const variables = { ...variablesIn(html), selectors };
    const values = withoutInitial(resolveVariables(used, variables), shown);
    const valuesOf = (start: string) =>
      [...values]
        .filter(([{ property }]) => property.startsWith(start) || property.startsWith('--'))
        .map(([, value]) => value)
        .join(' ');
    return (
      layerStatement(sheet, values) +
      writeNodes(sheet.root.nodes, {
        rules: sheet.rules,
        selectors,
        values,
        animations: valuesOf('animation'),
        fonts: valuesOf('font'),
      })
    );
  };
}
