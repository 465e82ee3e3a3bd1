import postcss, { type Container } from 'postcss';
import parser from 'postcss-selector-parser';

/** A class name, or the beginning of one. */
const WORD = /[\w-]+/g;

/**
 * A word that can be the beginning of a class name, followed by what a script appends: the end of a string or
 * template, or a value.
 */
const BEGINNING = /[a-z\d].*[-_]$/i;
const ADDITION = /["'`]|\$\{/y;

/** The words of stylesheets found in a page or a script. */
export interface FoundWords {
  readonly words: readonly string[];
  /** Beginnings that the page or script appends something to. */
  readonly beginnings: readonly string[];
}

/** The words of a build's pages and scripts. */
export interface Words {
  /** Whether any of them can set a class, literally or by concatenation. */
  readonly hasClass: (name: string) => boolean;
  readonly has: (name: string) => boolean;
}

/** The possible beginnings of a name: up to each dash or underscore. */
const beginningsOf = (name: string): readonly string[] =>
  [...name.matchAll(/[-_]/g)].map(({ index }) => name.slice(0, index + 1));

/** The words of stylesheets and their beginnings. Class names that need escapes are ignored. */
export function wordsOfSheets(sheets: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const css of sheets) {
    for (const [word] of css.matchAll(WORD)) {
      words.add(word);
    }
  }
  return new Set([...words].flatMap((word) => [word, ...beginningsOf(word)]));
}

/** Looks for the words of stylesheets in a page or a script. */
export function findWords(text: string, asked: ReadonlySet<string>): FoundWords {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (asked.has(word)) {
      words.add(word);
      ADDITION.lastIndex = index + word.length;
      if (BEGINNING.test(word) && ADDITION.test(text)) {
        beginnings.add(word);
      }
    }
  }
  return { words: [...words], beginnings: [...beginnings] };
}

/** The words that any page or script contains. */
export function allWords(found: readonly FoundWords[]): Words {
  const words = new Set(found.flatMap((each) => each.words));
  const beginnings = new Set(found.flatMap((each) => each.beginnings));
  return {
    has: (name) => words.has(name),
    hasClass: (name) =>
      words.has(name) || beginningsOf(name).some((beginning) => beginnings.has(beginning)),
  };
}

/** Whether all classes that a selector requires exist; nested lists don't count. */
const isPossible = (selector: parser.Selector, { hasClass }: Words): boolean =>
  selector.nodes.every((node) => node.type !== 'class' || hasClass(node.value));

const USE = /var\(\s*(--[\w-]+)/g;

/** Removes empty rules. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      removeEmpty(node);
      // Keep an empty layer: it defines the layer order.
      if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) {
        node.remove();
      }
    }
  });
}

/**
 * Drops what no page or script of the site can use: rules whose classes none of them names, and unused custom
 * properties.
 *
 * @param css - the full sheet
 * @throws the parser's error for invalid CSS
 */
export function usedCssOf(css: string, words: Words): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const list = parser().astSync(rule.selector);
    const possible = list.nodes.filter((selector) => isPossible(selector, words));
    if (possible.length === 0) {
      rule.remove();
    } else if (possible.length < list.nodes.length) {
      rule.selector = possible.map(String).join(',');
    }
  });
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    const used = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(USE)) {
        used.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        isChanged = true;
      }
    });
  }
  removeEmpty(root);
  return root.toString();
}
