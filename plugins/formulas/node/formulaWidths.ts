import katex from 'katex';
import metrics from 'katex/src/fontMetricsData.js';

/** A part of a formula, as KaTeX builds it. Lengths are in em. */
interface Part {
  readonly classes?: readonly string[];
  readonly style?: Readonly<Record<string, string>>;
  readonly children?: readonly Part[];
  /** Of a symbol: one character or several in a row, of which `width` is only the first one's. */
  readonly text?: string;
  readonly width?: number;
  readonly italic?: number;
}

/** KaTeX exports it for its own extensions, without a type. */
const { __renderToDomTree: partsOf } = katex as unknown as {
  readonly __renderToDomTree: (source: string, options: { readonly output: 'html' }) => Part;
};

/** KaTeX's font sizes, from `size1` to `size11`, relative to `size6`. */
const SIZES = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488];

/** Fonts other than the regular one, by class. */
const TEXT_FONTS: Readonly<Record<string, string>> = {
  mathnormal: 'Math-Italic',
  textbf: 'Main-Bold',
  mathbf: 'Main-Bold',
  textit: 'Main-Italic',
  mathit: 'Main-Italic',
  texttt: 'Typewriter-Regular',
  mathtt: 'Typewriter-Regular',
  textsf: 'SansSerif-Regular',
  mathsf: 'SansSerif-Regular',
};

const sum = (widths: readonly number[]): number => widths.reduce((all, each) => all + each, 0);

const emOf = (length: string | undefined): number =>
  length?.endsWith('em') ? Number.parseFloat(length) : 0;

/** The scale of a part's font compared with that around it. */
function scaleOf(classes: readonly string[]): number {
  const [, from] = classes.flatMap((name) => /^reset-size(\d+)$/.exec(name) ?? []);
  const [, to] = classes.flatMap((name) => /^size(\d+)$/.exec(name) ?? []);
  return from && to ? (SIZES[Number(to) - 1] ?? 1) / (SIZES[Number(from) - 1] ?? 1) : 1;
}

function textWidth(text: string, font: string): number {
  const characters = [...text.normalize('NFD')].map((character) => character.codePointAt(0) ?? 0);
  return sum(characters.map((code) => metrics[font]?.[code]?.[4] ?? 0));
}

function contentWidth({ classes = [], children = [], text, width = 0, italic = 0 }: Part): number {
  if (text !== undefined) {
    const [font = 'Main-Regular'] = classes.flatMap((name) => TEXT_FONTS[name] ?? []);
    return italic + ([...text].length > 1 ? textWidth(text, font) : width);
  }
  const widths = children.map(widthOf);
  return classes.includes('vlist') || classes.includes('vlist-t')
    ? Math.max(0, ...widths)
    : sum(widths);
}

/** The width of a part with its margins, in em of the font around it. */
function widthOf(part: Part): number {
  const { classes = [], style = {} } = part;
  const isOverlap = ['llap', 'rlap', 'clap'].some((name) => classes.includes(name));
  const isAccent = classes.includes('accent-body') && !classes.includes('accent-full');
  const own = isOverlap || isAccent ? 0 : contentWidth(part);
  const inner = classes.includes('nulldelimiter') ? 0.12 : own;
  const root = classes.includes('root') ? 0.2777777778 - 0.5555555556 : 0;
  const { marginLeft, marginRight, paddingLeft, paddingRight, borderRightWidth } = style;
  const around = [marginLeft, marginRight, paddingLeft, paddingRight, borderRightWidth].map(emOf);
  const content = style.width === undefined ? inner : emOf(style.width);
  return scaleOf(classes) * (content + root + sum(around));
}

/**
 * Computes the widths of the parts between which a formula in a line can break.
 *
 * @param source - of the formula, in TeX
 * @returns in em of the formula's font
 */
export function formulaWidths(source: string): readonly number[] {
  const [line] = partsOf(source, { output: 'html' }).children ?? [];
  return (line?.children ?? []).filter(({ classes }) => classes?.includes('base')).map(widthOf);
}
