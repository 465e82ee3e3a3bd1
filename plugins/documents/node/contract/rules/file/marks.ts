import { MARK, markLines } from '../../marks.ts';
import type { FileRule } from '../rule.ts';

/** Drafts may contain marks: that's what they're for. */
export const marks: FileRule = {
  name: 'marks',
  description: `A document that isn't a draft has no mark \`${MARK}\`.`,
  holdsForDrafts: false,
  check: ({ text }) =>
    [...new Set(markLines(text))].map((line) => ({
      line,
      message: `something is left to fill in; write it, or make the document a draft by "draft: true"`,
    })),
};
