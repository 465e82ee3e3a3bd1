/** A phrasing that no native speaker would write, and its replacement. */
interface Phrasing {
  /** Matches the phrasing, ignoring case unless the pattern handles case itself. */
  readonly pattern: RegExp;
  /** What to write instead: the end of a sentence that starts with "write". */
  readonly instead: string;
}

/** Words for a place or a time. */
const PLACE =
  '(?:in(?! (?:line|for)\\b)|on(?! (?:its|their) )|at|under|with|beside|before|after|inside|outside|near|between|above|below|among|around|over|there|here|anywhere|elsewhere|nowhere|close|further|deeper|together|twice|first|last|next)';

/** Units of time. "A page a day" is as correct as "twice a day". */
const TIME = '(?:second|minute|hour|day|night|week|month|quarter|season|year)s?';

/**
 * Each entry is a habit of writers who think in another language. If a phrasing is sometimes correct, its pattern must
 * not match the correct uses, and the tests must include both.
 */
const PHRASINGS: readonly Phrasing[] = [
  {
    // People and upright things can stand somewhere; a rule, a value, or a file can't.
    pattern: new RegExp(
      `(?<!(?:\\b(?:[Pp]eople|passengers|riders|guests|[Yy]ou|to|[Ll]ets? (?:the )?[a-z]+)|:) )\\b(?:stands|stand|stood) ${PLACE}\\b|\\bwhere (?:it|they|[a-z]+ [a-z]+) (?:stands|stand|stood)\\b`,
    ),
    instead: '"is" or "are"',
  },
  { pattern: /\bbelongs? into\b/i, instead: '"belongs in"' },
  {
    // "There is no key" and "it is no longer a key" are idiomatic.
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b|different\b|faster\b|slower\b|doubt\b|match\b|exception\b|substitute\b|later\b|earlier\b)[a-z]/i,
    instead: '"isn\'t", as in "isn\'t a key"',
  },
  {
    pattern: /\b(?:is|are|was|were) told (?:in|on|at|under|here|there)\b/i,
    instead: 'a link to it, or "is explained in"',
  },
  // "Dear" with a capital is the salutation of a letter: "Dear Ms. Park".
  { pattern: /\bdear\b|\b[Dd]ear(?:er|est)\b/, instead: '"expensive" or "costs more"' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, instead: '"fix"' },
  {
    pattern: new RegExp(
      `\\b(?:one|a) (?:word|line|folder|file|row|record|column|cell|block|key|page|group|id) an? (?!${TIME}\\b)[a-z]+\\b`,
      'i',
    ),
    instead: '"per", as in "one word per line"',
  },
  { pattern: /\bwhat (?:does|do) not [a-z]/i, instead: '"anything that doesn\'t"' },
  {
    pattern:
      /(?<=^|[.!?] )(?!(?:When|Then|Often|Even|Open) )[A-Z][a-z]+(?:ed|en) (?:is|are) (?:the|an?|only|what|who)\b/,
    instead: 'the subject first, as in "The visitor is recognized"',
  },
];

/** Finds the first use of each phrasing in a text, with its replacement. */
export function phrasingsIn(
  text: string,
): readonly { readonly words: string; readonly instead: string }[] {
  return PHRASINGS.flatMap(({ pattern, instead }) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [{ words, instead }];
  });
}
