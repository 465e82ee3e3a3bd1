import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FrontMatterReading } from '../frontMatter/read.ts';
import { attributeOf, isJsx } from '../page/jsx.ts';

/** A word of a document and its position. */
export interface Word {
  readonly word: string;
  readonly line: number;
}

/** Attributes whose text a reader sees or hears. */
const READ_ATTRIBUTES = ['alt', 'caption', 'label', 'title'];

/** Minimum length: shorter words are units, symbols, or parts of words, which can't be spell-checked. */
const SHORTEST = 3;

/** A run of characters without spaces, excluding the punctuation around it. */
const RUN = /[\p{L}\p{M}\p{N}](?:[^\s—–…()[\]"“”|/]*[\p{L}\p{M}\p{N}])?/gu;

/** URLs, file names, paths, options, variables: anything with characters that words don't contain. */
const NO_WORD = /[\p{L}\p{N}][.:@_\\=#<>{}$*+&~^%][\p{L}\p{N}]|\p{N}/u;

/** An uppercase abbreviation, including its plural. */
const ABBREVIATION = /^\p{Lu}+(?:['’]?s)?$/u;

/**
 * Splits a string into words that a dictionary can check. Excludes numbers, URLs, file names, and uppercase
 * abbreviations. Splits hyphenated words, and removes possessive endings.
 *
 * @param text - plain text
 * @param line - line at which it starts
 */
export function wordsOf(text: string, line: number): readonly Word[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.replace(/\S*:\/\/\S*/g, ' ').matchAll(RUN)]
      .filter(([run]) => !NO_WORD.test(run))
      .flatMap(([run]) => run.split(/[^\p{L}\p{M}'’]+/u))
      .map((word) => word.replaceAll('’', "'").replace(/^'+|(?:'s?)+$/g, ''))
      .filter((word) => word.length >= SHORTEST && !ABBREVIATION.test(word))
      .map((word) => ({ word, line: line + index })),
  );
}

/**
 * The words of a document that readers see: in its text, alternative texts, captions, title, and description. Excludes
 * code, maths, and URLs. Also excludes keywords, which may contain misspellings that readers type, and the titles of
 * sources, which are quotations.
 *
 * @param frontMatter - the document's fields
 * @param tree - its parsed text
 */
export function wordsOfPage(frontMatter: FrontMatterReading, tree: Root): readonly Word[] {
  const { fields, lines } = frontMatter;
  const words = [
    ...wordsOf(fields.title ?? '', lines.get('title') ?? 1),
    ...wordsOf(fields.description ?? '', lines.get('description') ?? 1),
  ];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      words.push(...wordsOf(node.value.replace(/\{#[^{}]*\}$/, ''), line));
    } else if (node.type === 'image') {
      words.push(...wordsOf(node.alt ?? '', line));
    } else if (isJsx(node)) {
      for (const name of READ_ATTRIBUTES) {
        words.push(...wordsOf(attributeOf(node, name) ?? '', line));
      }
    }
  });
  return words;
}
