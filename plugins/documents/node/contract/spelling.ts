import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import nspell from 'nspell';
import { textOfAttribute } from '../../../mdx/node/attributes.ts';
import { lineOf } from '../../../mdx/node/faults.ts';
import { elementsOf, nodesOf } from '../../../mdx/node/nodes.ts';
import type { FrontMatterReading } from './readFrontMatter.ts';

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

/** Loaded at the first lookup, because reading the dictionary takes a quarter of a second. */
let dictionary: ReturnType<typeof nspell> | undefined;

/** What the dictionary says of each word so far: the library has 20 times as many words as different ones. */
const looked = new Map<string, boolean>();

/** Whether a word is American English, in this spelling and capitalization. */
export function isEnglish(word: string): boolean {
  const known = looked.get(word) ?? look(word);
  looked.set(word, known);
  return known;
}

function look(word: string): boolean {
  if (dictionary === undefined) {
    // The package's own module uses top-level await, which the configuration loader doesn't support.
    const folder = path.dirname(createRequire(import.meta.url).resolve('dictionary-en'));
    const read = (name: string) => readFileSync(path.join(folder, name));
    dictionary = nspell(read('index.aff'), read('index.dic'));
  }
  return dictionary.correct(word);
}

/**
 * Splits a text into words that a dictionary can check. Excludes numbers, URLs, file names, and uppercase
 * abbreviations. Splits hyphenated words, and removes possessive endings.
 *
 * @param line - line at which the text starts
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

/** The words of a plot's caption and alternative text. */
const wordsOfPlot = (node: Code): readonly Word[] =>
  node.value.split('\n').flatMap((line, index) => {
    const [, text = ''] = /^(?:caption|alt): (.*)$/.exec(line) ?? [];
    return wordsOf(text, lineOf(node) + 1 + index);
  });

/**
 * The words of a document that readers see: in its title, description, text, alternative texts, and captions. Excludes
 * code, maths, and URLs. Also excludes keywords, which may contain misspellings that readers type, and the titles of
 * sources, which are quotations.
 */
export function wordsOfPage({ fields, lines }: FrontMatterReading, tree: Root): readonly Word[] {
  return [
    ...wordsOf(fields.title ?? '', lines.get('title') ?? 1),
    ...wordsOf(fields.description ?? '', lines.get('description') ?? 1),
    ...nodesOf(tree, 'text').flatMap((node) =>
      wordsOf(node.value.replace(/\{#[^{}]*\}$/, ''), lineOf(node)),
    ),
    ...nodesOf(tree, 'image').flatMap((node) => wordsOf(node.alt ?? '', lineOf(node))),
    ...nodesOf(tree, 'code').flatMap((node) => (node.lang === 'plot' ? wordsOfPlot(node) : [])),
    ...elementsOf(tree).flatMap((node) =>
      READ_ATTRIBUTES.flatMap((name) => wordsOf(textOfAttribute(node, name) ?? '', lineOf(node))),
    ),
  ];
}
