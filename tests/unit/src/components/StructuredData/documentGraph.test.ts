import { expect, test } from 'vitest';
import { documentGraph } from '../../../../../src/components/StructuredData/documentGraph.ts';

const TEA = {
  site: { title: 'Notes', url: 'https://notes.example', baseUrl: '/n/' },
  permalink: '/n/tea',
  title: 'Tea',
  description: 'How to brew it.',
};

const article = {
  '@type': 'Article',
  headline: 'Tea',
  description: 'How to brew it.',
  image: 'https://notes.example/n/cards/tea.png',
  publisher: { '@type': 'Organization', name: 'Notes' },
};

const step = (position: number, name: string, item?: string) => ({
  '@type': 'ListItem',
  position,
  name,
  ...(item !== undefined && { item }),
});

const HOME = step(1, 'Notes', 'https://notes.example/n/');

test('a document is an article, with the categories above it that have a page', () => {
  const trail = [
    { label: 'Drinks', href: '/n/drink' },
    { label: 'Hot' },
    { label: 'Tea', href: '/n/tea' },
  ];
  const dates = { published: '2026-01-02', lastUpdatedAt: Date.UTC(2026, 1, 3, 4) };
  expect(documentGraph({ ...TEA, ...dates, trail })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { ...article, datePublished: '2026-01-02', dateModified: '2026-02-03' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [HOME, step(2, 'Drinks', 'https://notes.example/n/drink'), step(3, 'Tea')],
      },
    ],
  });
});

test('without a history and a sidebar, it has no dates, and only the site is above it', () => {
  expect(documentGraph({ ...TEA, lastUpdatedAt: null, trail: [] })).toMatchObject({
    '@graph': [article, { itemListElement: [HOME, step(2, 'Tea')] }],
  });
});
