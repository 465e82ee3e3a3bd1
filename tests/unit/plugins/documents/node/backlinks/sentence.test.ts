import { expect, test } from 'vitest';
import {
  MOST_CHARACTERS,
  sentenceOf,
} from '../../../../../../plugins/documents/node/backlinks/sentence.ts';

/** The sentence around the link in brackets. */
function sentence(marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return sentenceOf({ url: '/x', line: 1, context: marked.replace(/[[\]]/g, ''), start, end });
}

test.each([
  ['One. Two [link]. Three.', 'Two link.'],
  ['[Link] first. Two.', 'Link first.'],
  ['One! Is it the [link]? Three.', 'Is it the link?'],
  ['Version 2.5 of the [link] costs 1.50.', 'Version 2.5 of the link costs 1.50.'],
  ['no end to the [link]', 'no end to the link'],
  ['Before. [A link. With two sentences] in it.', 'A link.'],
])('of %j it is %j', (marked, expected) => {
  expect(sentence(marked)).toBe(expected);
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('one of the most characters is shown whole', () => {
  const exact = `${'a'.repeat(MOST_CHARACTERS - 10)} the [link].`;
  expect(sentence(exact)).toBe(exact.replace(/[[\]]/g, ''));
});

test.each([
  ['its end', `The [link] ${words(60)}.`, /^The link (?:word ?)+…$/],
  ['its beginning', `${words(60)} the [link].`, /^…(?:word )+the link\.$/],
  ['both', `${words(60)} the [link] ${words(60)}.`, /^…(?:word )+the link (?:word ?)+…$/],
])('a longer one is cut at words, at %s', (_where, marked, expected) => {
  const cut = sentence(marked);
  expect(cut).toMatch(expected);
  expect(cut.length).toBeLessThanOrEqual(MOST_CHARACTERS + 2);
  expect(cut.length).toBeGreaterThan(MOST_CHARACTERS - 15);
});
