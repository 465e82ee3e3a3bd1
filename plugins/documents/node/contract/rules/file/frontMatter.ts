import type { FileRule } from '../rule.ts';

/** The schema provides the messages. */
export const frontMatter: FileRule = {
  name: 'front-matter',
  description: 'The front matter has the fields it needs, each as it must be, and no others.',
  holdsForDrafts: true,
  check: ({ frontMatter: { problems } }) => problems,
};
