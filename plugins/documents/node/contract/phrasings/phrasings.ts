/** A way of putting things that no native speaker would write, and how to put it instead. */
export interface Phrasing {
  /** What is found in a text, without case unless the pattern says so. */
  readonly pattern: RegExp;
  /** What to write instead, as the end of a sentence that begins with "write". */
  readonly instead: string;
}

/** Where something is, or when. */
const PLACE =
  '(?:in(?! (?:line|for)\\b)|on(?! (?:its|their) )|at|under|with|beside|before|after|inside|outside|near|between|above|below|among|around|over|there|here|anywhere|elsewhere|nowhere|close|further|deeper|together|twice|first|last|next)';

/** Units of time, which come in "a page a day" as they do in "twice a day". */
const TIME = '(?:second|minute|hour|day|night|week|month|quarter|season|year)s?';

/**
 * Each is a habit of writers who think in another language. A phrasing that is right in some sentences belongs
 * here only with a pattern that leaves those alone, and with both kinds among its tests.
 */
const PHRASINGS: readonly Phrasing[] = [
  {
    // People stand in places, and so does what is put there upright; a rule, a value, or a file doesn't.
    pattern: new RegExp(
      `(?<!(?:\\b(?:[Pp]eople|passengers|riders|guests|[Yy]ou|to|[Ll]ets? (?:the )?[a-z]+)|:) )\\b(?:stands|stand|stood) ${PLACE}\\b|\\bwhere (?:it|they|[a-z]+ [a-z]+) (?:stands|stand|stood)\\b`,
    ),
    instead: '"is" or "are"',
  },
  { pattern: /\bbelongs? into\b/i, instead: '"belongs in"' },
  {
    // "There is no key" and "it is no longer a key" are how everybody says it.
    pattern:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|better\b|worse\b|different\b|faster\b|slower\b|doubt\b|match\b|exception\b|substitute\b|later\b|earlier\b)[a-z]/i,
    instead: '"isn\'t", as in "isn\'t a key"',
  },
  {
    pattern: /\b(?:is|are|was|were) told (?:in|on|at|under|here|there)\b/i,
    instead: 'a link to it, or "is explained in"',
  },
  // A letter begins with a capital one: "Dear Ms. Park".
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
      /(?:^|[.!?] )(?!(?:When|Then|Often|Even|Open) )[A-Z][a-z]+(?:ed|en) (?:is|are) (?:the|an?|only|what|who)\b/,
    instead: 'the subject first, as in "The visitor is recognized"',
  },
];

/** A phrasing in a text: the words, and what to write instead. */
export interface FoundPhrasing {
  readonly words: string;
  readonly instead: string;
}

/** Finds the first use of each phrasing in a text. */
export function phrasingsIn(text: string): readonly FoundPhrasing[] {
  return PHRASINGS.flatMap(({ pattern, instead }) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [{ words, instead }];
  });
}
