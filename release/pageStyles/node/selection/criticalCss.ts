import { type Asked, type Element, type Extent, elementReader } from '../page/elements.ts';
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

/** Gives the part of a stylesheet that a page shows before a reader or a script does anything. */
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

/** What the selectors of a sheet can see of an element. */
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

/** Classes of empty boxes that are not seen before a reader opens what they belong to. */
const UNOPENED = ['navbar-sidebar__backdrop'];

/** What keeps such a box unseen. It would fade away otherwise, when the whole sheet comes. */
const KEEPS_UNSEEN = /^(?:opacity|visibility)$/;

/** Leaves out what would show of an element if it were open. */
function asUnopened({ classes }: Element, shown: Shown): Shown {
  const isUnopened = UNOPENED.some((name) => classes.has(name));
  const keeps = ({ property }: Declaration) => !isUnopened || KEEPS_UNSEEN.test(property);
  return { ...shown, declarations: shown.declarations.filter(keeps) };
}

/** What of a sheet is kept for a page. */
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

/** Whether a font is one that the kept rules of its own sheet ask for; such a sheet says of its text all of its font. */
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

/** Declarations that say nothing on a page without others. */
const IDLE: readonly {
  readonly property: RegExp;
  readonly isUsedBy: (other: Declaration) => boolean;
}[] = [
  // How something moves.
  {
    property: /^animation-(?!name$)/,
    isUsedBy: ({ property }) => /^animation(?:-name)?$/.test(property),
  },
  { property: /^counter-/, isUsedBy: ({ value }) => /counters?\(/.test(value) },
];

/** Leaves out what says of elements what would be so without it, where what else is said of them is not kept. */
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

/** Names the layers in their order, up to the last that has a rule: the full sheet names the others after. */
function layerStatement({ layers }: Stylesheet, values: Values): string {
  const kept = [...values.keys()].map(({ rule }) => rule.layer);
  const last = Math.max(-1, ...kept.filter((layer) => layer < layers.length));
  return last < 1 ? '' : `@layer ${layers.slice(0, last + 1).join(',')};`;
}

/**
 * Reads a stylesheet, and gives what picks the critical part of it for pages.
 *
 * A page that has this part looks as with the whole sheet, and goes on so when the whole sheet comes after
 * it: rules stay in their order and layers. Left out are rules that match nothing in the page's HTML, what
 * another rule overrides on every element, what only printing or a pointer brings, and custom properties
 * that are not used. States that scripts set on the root element before the first paint are kept.
 *
 * @param css - the whole sheet
 * @param extent - how much of a page is to look so; its first screen, where windows that show more wait for the sheet
 * @throws the parser's error for what is not CSS
 */
export function criticalCssOf(css: string, extent: Extent): CriticalCss {
  const sheet = readStylesheet(css);
  const read = elementReader(askedBy(sheet), extent);
  const shownBy = cascadeOf(sheet);
  return (html) => {
    const shown: readonly Shown[] = [...read(html)].map((element) =>
      asUnopened(element, shownBy(element)),
    );
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
