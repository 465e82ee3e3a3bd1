import { lineOf } from '../../../../mdx/node/faults.ts';
import { passagesOf, proseOf } from '../page/prose.ts';
import { phrasingsIn } from '../phrasings.ts';
import type { LibraryRule, PageRule } from './rule.ts';

/** The description and the text of a page should read as if a native speaker wrote them. */
export const phrasings: PageRule = {
  description:
    'The text uses none of the phrasings that `plugins/documents/node/contract/phrasings.ts` lists.',
  check: ({ tree, frontMatter: { fields, lines } }) =>
    [
      { line: lines.get('description') ?? 1, text: fields.description ?? '' },
      ...passagesOf(tree).map((passage) => ({ line: lineOf(passage), text: proseOf(passage) })),
    ].flatMap(({ line, text }) =>
      phrasingsIn(text).map(({ words, instead }) => ({
        line,
        message: `"${words.trim()}" isn't how a native speaker puts it; write ${instead}`,
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
