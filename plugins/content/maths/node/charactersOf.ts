/** The characters of formulas, by the fonts that set them. */
export interface Characters {
  /** Of the fonts `KaTeX_Math`: variables, in italics. */
  readonly variables: ReadonlySet<string>;
  /** Of all others. */
  readonly others: ReadonlySet<string>;
}

/** The part of a formula that is seen, from its first tag on. */
const FORMULA = /<span class="?katex-html\b/g;

const SPAN = /<(\/?)span\b/g;

/** A tag and the text after it. */
const LEAF = /<([^>]*)>([^<]+)/g;

/** The classes whose text KaTeX's stylesheet sets in `KaTeX_Math`. */
const VARIABLE = /\b(?:mathnormal|boldsymbol)\b/;

/** What a page spells as a character reference. */
const REFERRED = '<>&';

/** From a formula's first tag to the end of its last. */
function formulaAt(html: string, start: number): string {
  let depth = 0;
  SPAN.lastIndex = start;
  for (let span = SPAN.exec(html); span !== null; span = SPAN.exec(html)) {
    depth += span[1] === '' ? 1 : -1;
    if (depth === 0) {
      return html.slice(start, span.index);
    }
  }
  return html.slice(start);
}

/**
 * Finds the characters that the formulas of pages are set in.
 *
 * @param pages - HTML as KaTeX writes it, minified or not
 * @see https://github.com/KaTeX/KaTeX/blob/main/src/styles/katex.scss for which class has which font
 */
export function charactersOf(pages: Iterable<string>): Characters {
  const variables = new Set<string>();
  const others = new Set<string>(REFERRED);
  for (const html of pages) {
    for (const { index } of html.matchAll(FORMULA)) {
      for (const [, tag = '', text = ''] of formulaAt(html, index).matchAll(LEAF)) {
        const set = VARIABLE.test(tag) ? variables : others;
        for (const character of text) {
          set.add(character);
        }
      }
    }
  }
  return { variables, others };
}
