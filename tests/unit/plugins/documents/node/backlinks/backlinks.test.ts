import { expect, test } from 'vitest';
import { backlinksOf } from '../../../../../../plugins/documents/node/backlinks/backlinks.ts';
import { catalogOf, documentOf } from '../contract/samples.ts';

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
