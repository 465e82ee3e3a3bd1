import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { FrontMatterReading } from '../frontMatter/read.ts';
import { attributeOf, isJsx } from '../page/jsx.ts';

/** A word of a document, at its place. */
export interface Word {
  readonly word: string;
  readonly line: number;
}

/** Attributes whose text a reader sees or hears. */
const READ_ATTRIBUTES = ['alt', 'caption', 'label', 'title'];

/** Shorter words are units, symbols and halves of words; no spelling is to be found in them. */
const SHORTEST = 3;

/** A run of what is written without a space, less the punctuation around it. */
const RUN = /[\p{L}\p{M}\p{N}](?:[^\s—–…()[\]"“”|/]*[\p{L}\p{M}\p{N}])?/gu;

/** Addresses, names of files, paths, options, variables: whatever has a mark in it that no word has. */
const NO_WORD = /[\p{L}\p{N}][.:@_\\=#<>{}$*+&~^%][\p{L}\p{N}]|\p{N}/u;

/** An abbreviation in capitals, also in the plural. */
const ABBREVIATION = /^\p{Lu}+(?:['’]?s)?$/u;

/**
 * The words of a text that a dictionary can judge: without numbers, addresses, names of files and
 * abbreviations in capitals; the parts of hyphenated words one by one; without a possessive ending.
 *
 * @param text - plain text
 * @param line - line that it begins at
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
 * The words that a reader of a document reads: in its text, its alternative texts and captions, its
 * title and its description. Code, maths and addresses are left out; keywords as well, which are for
 * what readers type, other spellings among them, and the titles of sources, which are quotations.
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
