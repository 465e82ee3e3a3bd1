import { expect, test } from 'vitest';
import {
  type MovingLibrary,
  planMove,
} from '../../../../../../plugins/documents/node/move/plan.ts';
import { Refusal } from '../../../../../../plugins/documents/node/place.ts';
import { fieldsOf } from '../contract/samples.ts';

const filed = (id: string, fields: MovingLibrary['documents'][number]['fields'] = {}) => {
  const segments = id.split('/');
  const name = segments.at(-1) === 'README' ? segments.at(-2) : segments.at(-1);
  return { id, file: `docs/${id}.mdx`, slug: `/${name}`, fields };
};

const library = (): MovingLibrary => ({
  documents: [
    filed('cooking/README'),
    filed('cooking/recipe/README'),
    filed('cooking/recipe/ramen'),
    filed('cooking/recipe/soba', { formerly: ['/noodle'] }),
    filed('cooking/recipe/udon', { draft: true }),
    filed('cooking/salt'),
  ],
  pages: ['/about'],
  sections: ['cooking', 'misc'],
  texts: new Map([
    ['docs/cooking/recipe/ramen.mdx', `${fieldsOf()}See [broth](/ramen#broth).\n`],
    ['docs/cooking/recipe/udon.mdx', `${fieldsOf({ draft: 'true' })}Text.\n`],
    ['docs/cooking/recipe/README.mdx', `${fieldsOf()}Text.\n`],
    [
      'docs/cooking/salt.mdx',
      'In [ramen](/ramen "soup"), <a href="/ramen?x">here</a>, [r]: /ramen\nbut /ramen, `/usr/ramen`, and (/ramen-egg) stay.',
    ],
    ['bench/search/queries.tsv', 'noodle soup\tword\t/salt /ramen#broth /ramen\n'],
  ]),
  order:
    '# Order.\ncooking/README\ncooking/recipe/README\ncooking/recipe/ramen # soup\ncooking/recipe/soba\ncooking/recipe/udon\ncooking/salt\n',
  published: '# Kept.\n/cooking\n/ramen\n/salt\n',
});

const move = (from?: string, to?: string) => planMove({ from, to }, library());

test('a new slug renames the file, its links, its place, and keeps the former slug', () => {
  const plan = move('cooking/recipe/ramen', 'shoyu-ramen');
  expect(plan).toMatchObject({
    rename: { from: 'docs/cooking/recipe/ramen.mdx', to: 'docs/cooking/recipe/shoyu-ramen.mdx' },
    slugs: { from: '/ramen', to: '/shoyu-ramen' },
    links: 6,
    published: '# Kept.\n/cooking\n/ramen\n/salt\n/shoyu-ramen\n',
  });
  expect(plan.order).toBe(library().order.replace('recipe/ramen', 'recipe/shoyu-ramen'));
  expect(plan.texts.get('docs/cooking/recipe/ramen.mdx')).toBe(
    `${fieldsOf().replace('verified:', 'formerly: [/ramen]\nverified:')}See [broth](/shoyu-ramen#broth).\n`,
  );
  expect(plan.texts.get('docs/cooking/salt.mdx')).toBe(
    'In [ramen](/shoyu-ramen "soup"), <a href="/shoyu-ramen?x">here</a>, [r]: /shoyu-ramen\nbut /ramen, `/usr/ramen`, and (/ramen-egg) stay.',
  );
  expect(plan.texts.get('bench/search/queries.tsv')).toBe(
    'noodle soup\tword\t/salt /shoyu-ramen#broth /shoyu-ramen\n',
  );
});

test('another folder keeps the slug, and gives the document a place there', () => {
  const plan = move('/ramen', 'cooking/ramen');
  expect(plan.rename).toEqual({
    from: 'docs/cooking/recipe/ramen.mdx',
    to: 'docs/cooking/ramen.mdx',
  });
  expect([...plan.texts]).toEqual([]);
  expect(plan.published).toBe(library().published);
  expect(plan.order).toBe(
    '# Order.\ncooking/README\ncooking/recipe/README\ncooking/recipe/soba\ncooking/recipe/udon\ncooking/salt\ncooking/ramen\n',
  );
});

test('the document of a folder takes the folder along', () => {
  const plan = move('/recipe', 'dish');
  expect(plan.rename).toEqual({ from: 'docs/cooking/recipe', to: 'docs/cooking/dish' });
  expect(plan.order).toBe(library().order.replaceAll('cooking/recipe/', 'cooking/dish/'));
  expect(plan.texts.get('docs/cooking/recipe/README.mdx')).toContain('formerly: [/recipe]');
});

test('a draft was never published', () => {
  const plan = move('/udon', 'thick-noodle');
  expect([...plan.texts]).toEqual([]);
  expect(plan.published).toBe(library().published);
});

test('a document can go back to a slug it had', () => {
  const known = library();
  const text = fieldsOf({ formerly: '\n  - /noodle\n  - /pasta' });
  const plan = planMove(
    { from: '/soba', to: 'noodle' },
    { ...known, texts: new Map([['docs/cooking/recipe/soba.mdx', text]]) },
  );
  expect(plan.texts.get('docs/cooking/recipe/soba.mdx')).toBe(
    fieldsOf({ formerly: '[/pasta, /soba]' }),
  );
});

test.each([
  [undefined, undefined, /^a move needs a document/],
  ['/tea', 'rice', /^no document has the id or slug "\/tea"/],
  ['/ramen', 'Shoyu_Ramen', /^"Shoyu_Ramen" isn't where a document can be/],
  ['/ramen', 'sport/ramen', /the sections are cooking, misc$/],
  ['/ramen', 'ramen', /^docs\/cooking\/recipe\/ramen\.mdx is there already$/],
  ['/ramen', 'salt', /^docs\/cooking\/salt\.mdx is at \/salt already/],
  ['/ramen', 'noodle', /^\/noodle leads to docs\/cooking\/recipe\/soba\.mdx/],
  ['/ramen', 'about', /^\/about is a page of the site/],
  ['/cooking', 'kitchen', /isn't the folder of a section|is a section/],
])('moving %s to %s is refused', (from, to, reason) => {
  expect(() => move(from, to)).toThrow(Refusal);
  expect(() => move(from, to)).toThrow(reason);
});
