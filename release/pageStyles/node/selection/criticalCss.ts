import { type Asked, type Extent, elementReader } from '../page/elements.ts';
import type { Selector } from '../sheet/selector.ts';
import {
  asksForBold,
  asksForItalic,
  type Declaration,
  type FontFace,
  readStylesheet,
  type SheetNode,
  type StyleRule,
  type Stylesheet,
} from '../sheet/stylesheet.ts';
import { cascadeOf, type Shown } from './cascade.ts';
import { resolveVariables, usedIn, type Values } from './variables.ts';

/** Extracts the part of a stylesheet that a page needs before a reader interacts or a script runs. */
export type CriticalCss = (html: string) => string;

/** Values of `style` attributes, quoted or not. */
const INLINE_STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;
const SET_VARIABLE = /(?:^|;)\s*(--[\w-]+)\s*:/g;

/** Custom properties that a page's HTML uses, and those that it sets. */
function variablesOf(html: string) {
  const styles = [...html.matchAll(INLINE_STYLE)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const sets = styles.flatMap((style) =>
    [...style.matchAll(SET_VARIABLE)].map(([, name = '']) => name),
  );
  return { uses: usedIn(html), sets: new Set(sets) };
}

/** What a sheet's selectors can see of an element. */
function askedBy({ rules }: Stylesheet): Asked {
  const selectors = rules.flatMap((rule) => rule.selectors);
  const classes = new Set(selectors.flatMap((selector) => selector.classes));
  const all = selectors.flatMap((selector) => selector.attributes);
  const parts = all.flatMap(({ name, value }) => (name === 'class' && value ? [value] : []));
  const attributes = new Map<string, readonly string[]>();
  for (const { name, value } of all) {
    attributes.set(name, [...(attributes.get(name) ?? []), ...(value ? [value] : [])]);
  }
  attributes.delete('class');
  return {
    isSeen: (name) => classes.has(name) || parts.some((part) => name.includes(part)),
    attributes,
  };
}

/** The parts of a sheet to keep for a page. */
interface Kept {
  readonly selectors: ReadonlySet<Selector>;
  readonly values: Values;
  /** Values of the properties that name animations and fonts. */
  readonly animations: string;
  readonly fonts: string;
}

function writeRule({ selectors, declarations }: StyleRule, kept: Kept): string {
  const body = declarations
    .filter((declaration) => kept.values.has(declaration))
    .map(
      (declaration) =>
        `${declaration.property}:${kept.values.get(declaration)}${declaration.important ? '!important' : ''}`,
    );
  const list = selectors.filter((selector) => kept.selectors.has(selector)).map(({ text }) => text);
  return body.length === 0 || list.length === 0 ? '' : `${list.join(',')}{${body.join(';')}}`;
}

/**
 * Whether the kept rules use a font of their sheet. Such a sheet sets the family, weight, and style of its
 * text.
 */
const isAskedFor = ({ family, isBold, isItalic }: FontFace, { fonts }: Kept): boolean =>
  fonts.includes(family) && (!isBold || asksForBold(fonts)) && (!isItalic || asksForItalic(fonts));

function writeNode(node: SheetNode, kept: Kept): string {
  switch (node.kind) {
    case 'rule':
      return writeRule(node, kept);
    case 'keyframes':
      return kept.animations.includes(node.name) ? node.text : '';
    case 'font':
      return isAskedFor(node, kept) ? node.text : '';
    case 'other':
      return node.text;
    default: {
      const inner = node.children.map((child) => writeNode(child, kept)).join('');
      return inner === '' ? '' : `${node.head}{${inner}}`;
    }
  }
}

/** Declarations that have no effect on a page without others. */
const IDLE: readonly {
  readonly property: RegExp;
  readonly isUsedBy: (other: Declaration) => boolean;
}[] = [
  // Animation details.
  {
    property: /^animation-(?!name$)/,
    isUsedBy: ({ property }) => /^animation(?:-name)?$/.test(property),
  },
  { property: /^counter-/, isUsedBy: ({ value }) => /counters?\(/.test(value) },
];

/** Drops declarations of initial values, unless a declaration that they override is kept. */
function withoutInitial(shown: readonly Shown[]): ReadonlySet<Declaration> {
  const all = new Set(shown.flatMap(({ declarations }) => declarations));
  const initial = shown.flatMap((one) => [...one.initial]);
  const needed = new Set(
    initial.flatMap(([declaration, others]) =>
      others.some((other) => all.has(other)) ? [declaration] : [],
    ),
  );
  for (const [declaration] of initial) {
    if (!needed.has(declaration)) {
      all.delete(declaration);
    }
  }
  return all;
}

function withoutIdle(declarations: ReadonlySet<Declaration>): readonly Declaration[] {
  const all = [...declarations];
  const idle = IDLE.filter(({ isUsedBy }) => !all.some(isUsedBy));
  return all.filter(({ property }) => !idle.some((one) => one.property.test(property)));
}

/**
 * Declares the layers in order, up to the last one that has a rule. The full sheet declares the rest later.
 */
function layerStatement({ layers }: Stylesheet, values: Values): string {
  const kept = [...values.keys()].map(({ rule }) => rule.layer);
  const last = Math.max(-1, ...kept.filter((layer) => layer < layers.length));
  return last < 1 ? '' : `@layer ${layers.slice(0, last + 1).join(',')};`;
}

/**
 * Reads a stylesheet, and returns a function that extracts its critical part for a page.
 *
 * With this part, a page looks as it does with the full sheet, and doesn't change when the full sheet arrives
 * after it: rules keep their order and layers. It drops rules that match nothing in the page's HTML,
 * declarations that are overridden on every element, rules for printing or pointers, and unused custom
 * properties. It keeps states that scripts set on the root element before the first paint.
 *
 * @param css - the full sheet
 * @param extent - how much of a page to cover; if only the first screen, larger viewports wait for the sheet
 * @throws the parser's error for invalid CSS
 */
export function criticalCssOf(css: string, extent: Extent): CriticalCss {
  const sheet = readStylesheet(css);
  const read = elementReader(askedBy(sheet), extent);
  const shownBy = cascadeOf(sheet);
  return (html) => {
    const shown: readonly Shown[] = [...read(html)].map(shownBy);
    const declarations = new Set(withoutIdle(withoutInitial(shown)));
    const values = resolveVariables(
      sheet.declarations.filter((declaration) => declarations.has(declaration)),
      variablesOf(html),
    );
    const valuesOf = (start: string) =>
      [...values]
        .filter(([{ property }]) => property.startsWith(start) || property.startsWith('--'))
        .map(([, value]) => value)
        .join(' ');
    const kept: Kept = {
      selectors: new Set(shown.flatMap(({ selectors }) => selectors)),
      values,
      animations: valuesOf('animation'),
      fonts: valuesOf('font'),
    };
    return (
      layerStatement(sheet, values) + sheet.nodes.map((node) => writeNode(node, kept)).join('')
    );
  };
}
