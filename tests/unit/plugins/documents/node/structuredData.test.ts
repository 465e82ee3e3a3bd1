import { expect, test } from 'vitest';
import { structuredData } from '../../../../../plugins/documents/node/structuredData.ts';

const SITE = { title: 'Notes', url: 'https://notes.example', baseUrl: '/n/' };

const document = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}.`,
  permalink: `/n/${id}`,
  unlisted: false,
  draft: false,
});

const step = (position: number, name: string, item?: string) => ({
  '@type': 'ListItem',
  position,
  name,
  ...(item !== undefined && { item }),
});

const HOME = step(1, 'Notes', 'https://notes.example/n/');

const article = {
  '@type': 'Article',
  headline: 'Tea',
  description: 'About Tea.',
  image: 'https://notes.example/n/cards/tea.png',
  author: { '@type': 'Organization', name: 'Notes' },
  publisher: { '@type': 'Organization', name: 'Notes' },
};

test('a document is an article, with the categories above it that have a page', () => {
  const tea = { ...document('tea', 'Tea'), lastUpdatedAt: Date.UTC(2026, 1, 3, 4) };
  const hidden = { ...document('hidden', 'Hidden'), unlisted: true };
  const category = (id: string | undefined, ...items: readonly object[]) => ({
    type: 'category',
    ...(id !== undefined && { link: { type: 'doc', id } }),
    items: items as [],
  });
  const docs = [document('drink', 'Drinks'), hidden, tea];
  const sidebars = {
    all: [
      category('drink', category(undefined, category('hidden', { type: 'doc', id: 'tea' }))),
      { type: 'link' },
    ],
  };
  const graphs = structuredData(SITE, docs, sidebars);
  expect(graphs['/n/tea']).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { ...article, dateModified: '2026-02-03' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [HOME, step(2, 'Drinks', 'https://notes.example/n/drink'), step(3, 'Tea')],
      },
    ],
  });
  expect(graphs['/n/drink']).toMatchObject({
    '@graph': [{}, { itemListElement: [HOME, step(2, 'Drinks')] }],
  });
});

test('without a history and a sidebar, it has no dates, and only the site is above it', () => {
  const docs = [{ ...document('tea', 'Tea'), lastUpdatedAt: null }];
  const graphs = structuredData(SITE, docs, {});
  expect(graphs['/n/tea']).toEqual({
    '@context': 'https://schema.org',
    '@graph': [article, { '@type': 'BreadcrumbList', itemListElement: [HOME, step(2, 'Tea')] }],
  });
});
