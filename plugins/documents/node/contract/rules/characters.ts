import { invisibleFaults, isUnreadable } from '../../../../mdx/node/characters.ts';
import type { FileRule } from './rule.ts';

/** They break searches, copied commands, and spelling, and no reader can tell why. */
export const characters: FileRule = {
  description: 'The file is UTF-8, without invisible characters.',
  check: ({ text }) => {
    const unreadable = text.split('\n').findIndex(isUnreadable);
    return unreadable === -1
      ? invisibleFaults(text)
      : [{ line: unreadable + 1, message: 'the file is not UTF-8 here; save it as UTF-8' }];
  },
};
