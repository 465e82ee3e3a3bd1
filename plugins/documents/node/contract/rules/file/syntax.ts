import type { FileRule } from '../rule.ts';

/** The bundler would also fail, but later, and with only one document at a time. */
export const syntax: FileRule = {
  name: 'syntax',
  description: 'The text is MDX that can be read.',
  holdsForDrafts: true,
  check: ({ syntaxProblem }) =>
    syntaxProblem === undefined
      ? []
      : [
          {
            line: syntaxProblem.line,
            message: `the text cannot be read from here on: ${syntaxProblem.message}; close what is open, and write a { or < that is meant as text with a backslash before it`,
          },
        ],
};
