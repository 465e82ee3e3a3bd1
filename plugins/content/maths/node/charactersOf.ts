/** The characters in formulas, by font. */
export interface Characters {
  /** In the fonts `KaTeX_Math`, for variables in italics. */
  readonly variables: ReadonlySet<string>;
  /** In all other fonts. */
  readonly others: ReadonlySet<string>;
}

/** Start of the visible part of a formula. */
const FORMULA = /<span class="?katex-html\b/g;

const SPAN = /<(\/?)span\b/g;

/** A tag and the text after it. */
const LEAF = /<([^>]*)>([^<]+)/g;

/** Classes for which KaTeX's stylesheet uses `KaTeX_Math`. */
const VARIABLE = /\b(?:mathnormal|boldsymbol)\b/;

/** Characters that HTML escapes as character references. */
const REFERRED = '<>&';

/** The HTML of a formula, from its first tag to the end of its last tag. */
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
 * Collects the characters in the formulas of pages.
 *
 * @param pages - HTML from KaTeX, minified or not
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
