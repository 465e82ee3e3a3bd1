import type { Nodes } from 'mdast';
import { lineOf } from '../../../../mdx/node/faults.ts';
import { nodesOf } from '../../../../mdx/node/nodes.ts';
import { confusionsIn } from '../confusions.ts';
import { phrasingsIn } from '../phrasings.ts';
import { passagesOf, proseOf } from '../prose.ts';
import type { LibraryRule, Page, PageRule } from './rule.ts';

/** The description and the passages of a page, each as the text that a rule needs, with their lines. */
const sentencesOf = (
  { tree, frontMatter: { fields, lines } }: Page,
  textIn: (passage: Nodes) => string,
) => [
  { line: lines.get('description') ?? 1, text: fields.description ?? '' },
  ...passagesOf(tree).map((passage) => ({ line: lineOf(passage), text: textIn(passage) })),
];

/** The text of a passage, with a sign for each formula and piece of code, whose letters aren't words. */
const wordsIn = (passage: Nodes): string =>
  nodesOf(passage, 'text', 'inlineMath', 'inlineCode')
    .map((node) => (node.type === 'text' ? node.value : '…'))
    .join('');

/** The description and the text of a page should read as if a native speaker wrote them. */
export const phrasings: PageRule = {
  description:
    'The text uses none of the phrasings that `plugins/documents/node/contract/phrasings.ts` lists.',
  check: (page) =>
    sentencesOf(page, proseOf).flatMap(({ line, text }) =>
      phrasingsIn(text).map(({ words, instead }) => ({
        line,
        message: `"${words}" isn't how a native speaker puts it; write ${instead}`,
      })),
    ),
};

/** The dictionary has these words, and they're still wrong. */
export const confusions: PageRule = {
  description:
    "Words aren’t confused, such as *its* and *it's*; `plugins/documents/node/contract/confusions.ts` lists them.",
  check: (page) =>
    sentencesOf(page, wordsIn).flatMap(({ line, text }) =>
      confusionsIn(text).map(({ words, instead }) => ({
        line,
        message: `"${words}" isn't the right word here; write "${instead}"`,
      })),
    ),
};

/** Allows American English and the words of the project. */
export const spelling: LibraryRule = {
  description: 'Words are spelled as in American English, or listed in `docs/words.txt`.',
  sparesDrafts: true,
  check: ({ documents, words }) => {
    const listed = new Set(words.map(({ text }) => text));
    // A lowercase entry also matches the capitalized word. A capitalized one is a name, and matches only itself.
    const isListed = (word: string) =>
      listed.has(word) || listed.has(word.charAt(0).toLowerCase() + word.slice(1));
    return documents.flatMap(({ file, unknownWords }) => {
      const places = unknownWords
        .filter(({ word }) => !isListed(word))
        .map((each) => [`${each.word} ${each.line}`, each] as const);
      return [...new Map(places).values()].map(({ word, line }) => ({
        file,
        line,
        message: `"${word}" is not in the dictionary of American English; correct it, or add it to docs/words.txt`,
      }));
    });
  },
};
