import { isUnreadable } from '../../../../mdx/node/characters.ts';
import type { Entry } from '../entries.ts';
import type { Finding, LibraryRule } from './rule.ts';

/** Finds what can't be read in a list, and what's in it twice or in one line with something else. */
function faultsOf(file: string, entries: readonly Entry[]): readonly Finding[] {
  const broken = entries.find(({ text }) => isUnreadable(text));
  if (broken !== undefined) {
    const message = 'the file is not UTF-8 here; save it as UTF-8';
    return [{ file, line: broken.line, message }];
  }
  return entries.flatMap(({ text, line }, index) => {
    const isRepeated = entries.findIndex((entry) => entry.text === text) !== index;
    const repeated = `"${text}" appears twice; delete one of the lines`;
    const several = `"${text}" has a space; write each word on a line of its own`;
    return [
      ...(isRepeated ? [{ file, line, message: repeated }] : []),
      ...(/\s/.test(text) ? [{ file, line, message: several }] : []),
    ];
  });
}

/** `docs/order.txt` has a rule of its own. */
export const lists: LibraryRule = {
  description:
    '`docs/words.txt` and `docs/published.txt` are UTF-8, and have each entry once, on its own line.',
  check: ({ words, published = [] }) => [
    ...faultsOf('docs/words.txt', words),
    ...faultsOf('docs/published.txt', published),
  ],
};
