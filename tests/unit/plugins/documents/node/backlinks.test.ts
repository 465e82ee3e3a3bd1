import { expect, test } from 'vitest';
import {
  backlinksOf,
  MOST_CHARACTERS,
  sentenceOf,
} from '../../../../../plugins/documents/node/backlinks.ts';
import { catalogOf, documentOf } from './contract/samples.ts';

const page = (id: string) => ({
  id,
  title: `Title of ${id}`,
  description: '',
  permalink: `/base/${id}`,
  unlisted: false,
  draft: false,
});

/** The backlinks of `tea`, each as title and sentence. */
function backlinks(documents: Readonly<Record<string, string>>, fields = {}) {
  const ids = Object.keys(documents);
  const all = ids.map((id) => documentOf(id, documents[id], id === 'tea' ? {} : fields));
  return backlinksOf(catalogOf(all), ids.map(page), ['rice', 'tea', 'milk']).get('/tea');
}

test('they come in the order of the sidebars, others last, each with its first sentence', () => {
  expect(
    backlinks({
      apple: 'An [apple](/tea).',
      milk: 'None. Some [milk](/tea#x). More [milk](/tea).',
      rice: '- [Rice](/tea)',
      tea: '[Tea](/tea) itself, and [milk](/milk).',
    }),
  ).toEqual([
    { href: '/base/rice', title: 'Title of rice', sentence: 'Rice' },
    { href: '/base/milk', title: 'Title of milk', sentence: 'Some milk.' },
    { href: '/base/apple', title: 'Title of apple', sentence: 'An apple.' },
  ]);
});

test('a document that nothing links to has none', () => {
  expect(
    backlinks({ tea: 'Text.', milk: 'https://library.example.org and [rice](/rice).' }),
  ).toEqual([]);
});

test.each(['draft', 'unlisted'])('a document that is %s is not shown', (flag) => {
  expect(backlinks({ tea: 'Text.', milk: '[Tea](/tea).' }, { [flag]: 'true' })).toEqual([]);
});

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
])('the sentence of %j is %j', (marked, expected) => {
  expect(sentence(marked)).toBe(expected);
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a sentence of the most characters is shown whole', () => {
  const exact = `${'a'.repeat(MOST_CHARACTERS - 10)} the [link].`;
  expect(sentence(exact)).toBe(exact.replace(/[[\]]/g, ''));
});

test.each([
  ['its end', `The [link] ${words(60)}.`, /^The link (?:word ?)+…$/],
  ['its beginning', `${words(60)} the [link].`, /^…(?:word )+the link\.$/],
  ['both', `${words(60)} the [link] ${words(60)}.`, /^…(?:word )+the link (?:word ?)+…$/],
])('a longer sentence is cut at words, at %s', (_where, marked, expected) => {
  const cut = sentence(marked);
  expect(cut).toMatch(expected);
  expect(cut.length).toBeLessThanOrEqual(MOST_CHARACTERS + 2);
  expect(cut.length).toBeGreaterThan(MOST_CHARACTERS - 15);
});
