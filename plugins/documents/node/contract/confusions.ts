/** A word that is in the dictionary and isn't what the writer meant, or isn't American English. */
interface Confusion {
  /** Must not match where the word is right; if it's sometimes right, the pattern includes its neighbors. */
  readonly pattern: RegExp;
  readonly instead: string;
}

/** What precedes an imperative or an infinitive. */
const VERB_FOLLOWS = String.raw`(?:(?:^|[.!?:;] )(?=[A-Z])|\b(?:to|then|you|and|can|must|please) )`;

const CONFUSIONS: readonly Confusion[] = [
  { pattern: /\bwont\b/i, instead: "won't" },
  { pattern: /\bcant\b/i, instead: "can't" },
  { pattern: /\bIm\b/, instead: "I'm" },
  { pattern: /\b[Ll]ets (?:see|look|say|start|try|assume)\b/, instead: "let's" },
  { pattern: /\bwhilst\b/i, instead: 'while' },
  { pattern: /\btho\b/i, instead: 'though' },
  { pattern: /(?<!drive-)\bthru\b/i, instead: 'through' },
  { pattern: /\balright\b/i, instead: 'all right' },
  { pattern: /\b(?:is|are|was|were|be|been) spelt\b/i, instead: 'spelled' },
  { pattern: /\bit's own\b/i, instead: 'its own' },
  { pattern: /\b[Ii]ts (?:a|an|the|not|been|because)\b(?!-)/, instead: "it's" },
  { pattern: /\byou're own\b/i, instead: 'your own' },
  {
    pattern:
      /\b(?:when|if|because|while|once|since|where) your (?:going|doing|using|trying|looking|not)\b/i,
    instead: "you're",
  },
  { pattern: /\b(?:could|should|would|must|might) of\b/i, instead: 'have' },
  { pattern: /\b(?:there|they're) own\b/i, instead: 'their own' },
  { pattern: /\btheir (?:is|are|was|were)\b/i, instead: 'there' },
  {
    pattern: /\b(?:more|less|fewer|better|worse|rather|other) then (?=\p{L}|\d)/iu,
    instead: 'than',
  },
  {
    pattern:
      /\b(?:to|you|they|we|will|would|can|could|may|might|don't|doesn't) loose (?:your|the|a|an|it|its|their|all|money|time|data|access)\b/i,
    instead: 'lose',
  },
  { pattern: /\ba (?:hour|honest|heir|honor)\w*/i, instead: 'an' },
  {
    pattern:
      /\ban (?:users?|units?|union|unique\w*|universal\w*|universit\w+|uniform\w*|useful\w*|usual\w*|utilit\w+|European|euros?|one|once)\b/i,
    instead: 'a',
  },
  {
    pattern:
      /\ba (?!eu|ew|one\b|once\b|(?:or|and|is|in|are|at|as|if|of|on|into|instead|also)\b)[aeio][a-z]{2,}/,
    instead: 'an',
  },
  { pattern: /\beveryday (?:at|from|until|except)\b/i, instead: 'every day' },
  { pattern: new RegExp(`${VERB_FOLLOWS}login (?:to|with|as)\\b`, 'i'), instead: 'log in' },
  { pattern: new RegExp(`${VERB_FOLLOWS}setup (?:the|a|an|your)\\b`, 'i'), instead: 'set up' },
  { pattern: new RegExp(`${VERB_FOLLOWS}backup (?:the|a|an|your)\\b`, 'i'), instead: 'back up' },
  { pattern: /\b(?:good|bad|some|an|any|useful|legal) advise\b/i, instead: 'advice' },
  { pattern: /\b(?:an|no|little|great) affect on\b/i, instead: 'effect' },
  { pattern: /\bto breath\b/i, instead: 'breathe' },
  { pattern: /\b(?:walk|drive|go|goes|went|run|ride) passed\b/i, instead: 'past' },
  {
    pattern: /\bless (?:people|passengers|guests|users|files|pages|words|steps|errors)\b/i,
    instead: 'fewer',
  },
  { pattern: /\bper say\b/i, instead: 'per se' },
  { pattern: /\bfor all intensive purposes\b/i, instead: 'for all intents and purposes' },
  { pattern: /\btry and error\b/i, instead: 'trial and error' },
  { pattern: /\bon accident\b/i, instead: 'by accident' },
  { pattern: /\bsneak peak\b/i, instead: 'sneak peek' },
  { pattern: /\bwrecks? havoc\b/i, instead: 'wreak havoc' },
];

/** Finds the first of each kind of confusion in a text, with what was meant. */
export function confusionsIn(
  text: string,
): readonly { readonly words: string; readonly instead: string }[] {
  return CONFUSIONS.flatMap(({ pattern, instead }) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [{ words: words.replace(/^[.!?:;] /, '').trim(), instead }];
  });
}
