import { passagesOf, proseOf } from '../../page/prose.ts';
import { phrasingsIn } from '../../phrasings/phrasings.ts';
import type { PageRule } from '../rule.ts';

/** The description and the text of a page should read as if a native speaker wrote them. */
export const phrasings: PageRule = {
  name: 'phrasings',
  description:
    'The text uses none of the phrasings that `plugins/documents/node/contract/phrasings/` lists.',
  holdsForDrafts: true,
  check: ({ tree, frontMatter }) => {
    const { description = '' } = frontMatter.fields;
    const passages = [
      { line: frontMatter.lines.get('description') ?? 1, text: description },
      ...passagesOf(tree).map((passage) => ({
        line: passage.position?.start.line ?? 1,
        text: proseOf(passage),
      })),
    ];
    return passages.flatMap(({ line, text }) =>
      phrasingsIn(text).map(({ words, instead }) => ({
        line,
        message: `"${words.trim()}" isn't how a native speaker puts it; write ${instead}`,
      })),
    );
  },
};
