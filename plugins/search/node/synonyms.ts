import { Refusal } from '../../../site/refusal.ts';
import { foldedText } from '../shared/words.ts';

/** Thrown when lines in the list of synonyms can't be used. Commands show it without a stack. */
export class SynonymsError extends Refusal {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Maximum number of words in a phrase that's looked up in a query. */
const PHRASE_WORDS_MAX = 3;

/** The problems of a group, if any. */
function problemsOf(group: readonly string[], earlier: ReadonlyMap<string, number>): string[] {
  const folded = group.map(foldedText);
  const problems: string[] = [];
  if (group.length < 2) {
    problems.push('a group has two words or more, with commas between them; add the other one');
  }
  for (const [at, phrase] of folded.entries()) {
    const written = group[at] ?? '';
    const line = earlier.get(phrase);
    if (phrase === '') {
      problems.push(`"${written}" has no letter or digit; write a word there or delete the comma`);
    } else if (folded.indexOf(phrase) !== at) {
      problems.push(`"${written}" appears twice in the group; delete one`);
    } else if (line !== undefined) {
      problems.push(
        `"${written}" is in the group of line ${line} already; write both into one group`,
      );
    } else if (phrase.split(' ').length > PHRASE_WORDS_MAX) {
      problems.push(`"${written}" has more than ${PHRASE_WORDS_MAX} words; shorten it`);
    }
  }
  return problems;
}

/**
 * Parses the list of synonyms: one group per line, its words or phrases separated by commas. Empty lines are ignored,
 * as are comments, which start with `#` at the beginning of a line or after a space.
 *
 * @throws {@link SynonymsError} with a line `file:line: what, and how to fix it` for each problem
 */
export function readSynonyms(text: string, file: string): readonly (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  const problems: string[] = [];
  const earlier = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    const content = line.replace(/(^|\s)#.*/, '').trim();
    if (content === '') {
      continue;
    }
    const group = content.split(',').map((phrase) => phrase.trim());
    problems.push(...problemsOf(group, earlier).map((problem) => `${file}:${at + 1}: ${problem}`));
    for (const phrase of group) {
      earlier.set(foldedText(phrase), earlier.get(foldedText(phrase)) ?? at + 1);
    }
    groups.push(group);
  }
  if (problems.length > 0) {
    throw new SynonymsError(problems);
  }
  return groups;
}
