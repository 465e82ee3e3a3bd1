import { describe, expect, test } from 'vitest';
import { readRecipe } from '../../../../../../plugins/content/recipes/node/readRecipe.ts';
import { check } from '../../../../../../plugins/documents/node/contract/check.ts';
import { readDocument } from '../../../../../../plugins/documents/node/contract/document.ts';
import { KINDS } from '../../../../../../plugins/documents/node/contract/frontMatter/schema.ts';
import {
  planDocument,
  type Request,
  withOrdered,
} from '../../../../../../plugins/documents/node/newDocument/plan.ts';
import { type Places, Refusal } from '../../../../../../plugins/documents/node/place.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';
import { catalogOf, ORIGIN } from '../contract/samples.ts';

const TODAY = '2026-11-21';

const filed = (id: string, kind?: (typeof KINDS)[number]) => ({
  id,
  file: `docs/${id}.mdx`,
  slug: `/${id.split('/').at(-1)}`,
  fields: { title: `Title of ${id}`, ...(kind !== undefined && { kind }) },
});

const EXISTING: Places = {
  documents: [
    filed('cooking/recipe/README', 'index'),
    filed('cooking/recipe/focaccia', 'recipe'),
    filed('cooking/salt', 'guide'),
    filed('misc/acronym', 'table'),
  ],
  pages: ['/about'],
  sections: ['cooking', 'misc'],
  order: '# Order.\ncooking/recipe/README\ncooking/recipe/focaccia\ncooking/salt\nmisc/acronym\n',
};

const plan = (request: Partial<Request>) =>
  planDocument(
    { id: 'cooking/recipe/ramen', title: 'Shoyu Ramen', kind: undefined, ...request },
    EXISTING,
    TODAY,
  );

describe('a new document', () => {
  test('begins with its title and day, as a draft', () => {
    const { id, text } = plan({ title: ' Ramen: "hot" ' });
    expect(id).toBe('cooking/recipe/ramen');
    expect(text).toMatch(/^---\ntitle: 'Ramen: "hot"'\n/);
    expect(text).toContain('\nverified: 2026-11-21\n');
    expect(text).toContain('\ndraft: true\n---\n');
  });

  test.each([
    ['cooking/recipe/ramen', 'recipe'],
    ['cooking/soup/README', 'index'],
    ['cooking/soup/broth', 'guide'],
    ['misc/unit', 'table'],
  ])('at %s is of the kind %s, if no other is given', (id, kind) => {
    expect(plan({ id }).text).toContain(`\nkind: ${kind}\n`);
    expect(plan({ id, kind: 'snippet' }).text).toContain('\nkind: snippet\n');
  });

  test.each(
    KINDS,
  )('of the kind %s keeps the contract as a draft, and breaks it at each mark without', async (kind) => {
    const { id, text } = plan({ kind });
    const read = (content: string) =>
      readDocument({ id, file: 'docs/ramen.mdx', text: content, origin: ORIGIN });
    expect(await check(catalogOf([read(text)]))).toEqual([]);

    const published = read(text.replace('draft: true\n', ''));
    const marked = [...new Set(published.marks)];
    expect(marked.length).toBeGreaterThan(4);
    expect(
      published.problems
        .filter(({ message }) => message.includes('left to fill in'))
        .map(({ line }) => line),
    ).toEqual(marked);
  });
});

test('a new recipe has what recipes are made of, and can be read as one', () => {
  const { text } = plan({ kind: 'recipe' });
  const content = text.slice(text.indexOf('\n---\n') + 5);
  const head = { title: 'Shoyu Ramen', description: 'A bowl.', keywords: [] };
  const { recipe, faults } = readRecipe(parseMdx(content), head, new Map());
  expect([...faults]).toEqual([]);
  expect(recipe).toBeDefined();
  for (const part of ['<Recipe', '<Ingredients>', '<Amount', '<Steps>', '<Temperature', '<Timer']) {
    expect(text).toContain(part);
  }
});

test.each([
  ['cooking/recipe/ramen', 'cooking/recipe/focaccia\ncooking/recipe/ramen\ncooking/salt'],
  ['cooking/soup/README', 'cooking/salt\ncooking/soup/README\nmisc/acronym'],
  ['misc/unit', 'misc/acronym\nmisc/unit\n'],
  ['travel/train', 'misc/acronym\ntravel/train\n'],
])('%s gets its place in the order after the last of its folder', (id, part) => {
  expect(withOrdered(EXISTING.order, id)).toContain(part);
  expect(withOrdered(EXISTING.order, id)).toMatch(/^# Order\.\n/);
});

test('a folder whose name begins like another is another', () => {
  expect(withOrdered('cooking/rec/a\ncooking/recipe/b\n', 'cooking/rec/c')).toBe(
    'cooking/rec/a\ncooking/rec/c\ncooking/recipe/b\n',
  );
});

test.each([
  [{ id: undefined }, 'The path of the document is missing; write, for example, npm run new'],
  [{ id: '' }, 'The path of the document is missing'],
  [{ title: undefined }, 'The title of the document is missing; write, for example, npm run new'],
  [{ title: '  ' }, 'The title of the document is missing'],
  [{ id: 'ramen' }, '"ramen" is not a path of a document'],
  [{ id: 'cooking/Ramen' }, '"cooking/Ramen" is not a path of a document'],
  [{ id: 'cooking/ramen.mdx' }, '"cooking/ramen.mdx" is not a path of a document'],
  [{ id: '/cooking/ramen' }, '"/cooking/ramen" is not a path of a document'],
  [{ id: 'cooking/../ramen' }, '"cooking/../ramen" is not a path of a document'],
  [{ id: 'cooking/ramen/' }, '"cooking/ramen/" is not a path of a document'],
  [{ id: 'cooking/-ramen' }, '"cooking/-ramen" is not a path of a document'],
  [
    { id: 'food/ramen' },
    "docs/food/ isn't the folder of a section; the sections are cooking, misc",
  ],
  [{ id: 'misc/acronym' }, 'docs/misc/acronym.mdx is at /acronym already'],
  [{ id: 'misc/focaccia' }, 'docs/cooking/recipe/focaccia.mdx is at /focaccia already'],
  [{ id: 'misc/about' }, '/about is a page of the site'],
  [
    { title: 'title of MISC/acronym' },
    'docs/misc/acronym.mdx has the title "Title of misc/acronym" already',
  ],
  [{ kind: 'novel' }, '"novel" is not a kind of document; known are index, guide,'],
])('%j is refused', (request, message) => {
  expect(() => plan(request)).toThrow(Refusal);
  expect(() => plan(request)).toThrow(message);
});
