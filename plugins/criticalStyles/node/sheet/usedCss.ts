import postcss, { type Container } from 'postcss';
import parser from 'postcss-selector-parser';

/** All that a class, or the first part of one, can be made of. */
const WORD = /[\w-]+/g;

/** A word that can be a first part, and what a script adds to it: a string or a template ends behind it, or a value follows. */
const BEGINNING = /[a-z\d].*[-_]$/i;
const ADDITION = /["'`]|\$\{/y;

/** The words of the pages and scripts of a build. */
export interface Words {
  /** Whether a class can be set by any of them, whole or put together. */
  readonly hasClass: (name: string) => boolean;
  readonly has: (name: string) => boolean;
}

/** Collects the words of pages and scripts. */
export function wordsOf(texts: Iterable<string>): Words {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      words.add(word);
      ADDITION.lastIndex = index + word.length;
      if (BEGINNING.test(word) && ADDITION.test(text)) {
        beginnings.add(word);
      }
    }
  }
  const isPutTogether = (name: string) =>
    [...name.matchAll(/[-_]/g)].some(({ index }) => beginnings.has(name.slice(0, index + 1)));
  return {
    has: (name) => words.has(name),
    hasClass: (name) => words.has(name) || isPutTogether(name),
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
      // The name of an empty layer still says where it stands among the others.
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
 * @throws the parser's error for what is no CSS
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
