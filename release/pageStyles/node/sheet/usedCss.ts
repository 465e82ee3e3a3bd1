import postcss, { type Container } from 'postcss';
import parser from 'postcss-selector-parser';

/** All that a class, or the first part of one, can be made of. */
const WORD = /[\w-]+/g;

/** A word that can be a first part, and what a script adds to it: a string or a template ends behind it, or a value follows. */
const BEGINNING = /[a-z\d].*[-_]$/i;
const ADDITION = /["'`]|\$\{/y;

/** What a page or a script has of the words of stylesheets. */
export interface FoundWords {
  readonly words: readonly string[];
  /** First parts to which it adds something. */
  readonly beginnings: readonly string[];
}

/** The words of the pages and scripts of a build. */
export interface Words {
  /** Whether a class can be set by any of them, whole or put together. */
  readonly hasClass: (name: string) => boolean;
  readonly has: (name: string) => boolean;
}

/** What a name can be put together from: itself up to each dash. */
const beginningsOf = (name: string): readonly string[] =>
  [...name.matchAll(/[-_]/g)].map(({ index }) => name.slice(0, index + 1));

/** The words of stylesheets, and what they can be put together from; a class whose name needs escapes is none. */
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

/** The words that any page or script has. */
export function allWords(found: readonly FoundWords[]): Words {
  const words = new Set(found.flatMap((each) => each.words));
  const beginnings = new Set(found.flatMap((each) => each.beginnings));
  return {
    has: (name) => words.has(name),
    hasClass: (name) =>
      words.has(name) || beginningsOf(name).some((beginning) => beginnings.has(beginning)),
  };
}

/** Whether all classes exist that a selector needs; those in an inner list are not needed. */
const isPossible = (selector: parser.Selector, { hasClass }: Words): boolean =>
  selector.nodes.every((node) => node.type !== 'class' || hasClass(node.value));

const USE = /var\(\s*(--[\w-]+)/g;

/** Removes what has become empty. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes) {
      removeEmpty(node);
      // The name of an empty layer still says where it is among the others.
      if (node.nodes.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) {
        node.remove();
      }
    }
  });
}

/**
 * Leaves out of a stylesheet what no page and no script of its site can use: rules whose classes none of
 * them names, and custom properties that nothing uses.
 *
 * @param css - the whole sheet
 * @throws the parser's error for what is not CSS
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
