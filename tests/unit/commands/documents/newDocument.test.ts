import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newDocument } from '../../../../commands/documents/newDocument.ts';
import { check } from '../../../../plugins/documents/node/contract/check.ts';
import { readDocument } from '../../../../plugins/documents/node/contract/document.ts';
import { KINDS } from '../../../../plugins/documents/node/contract/frontMatterSchema.ts';
import { parseMdx } from '../../../../plugins/mdx/node/parse.ts';
import { readRecipe } from '../../../../plugins/recipes/node/readRecipe.ts';
import { catalogOf, ORIGIN } from '../../plugins/documents/node/contract/samples.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const TODAY = '2026-11-21';

const filed = (id: string, kind: (typeof KINDS)[number]) => ({
  [`docs/${id}.mdx`]: `---\ntitle: Title of ${id}\nkind: ${kind}\n---\n`,
});

const ORDER = 'cooking/recipe/README\ncooking/recipe/focaccia\ncooking/salt\nmisc/acronym\n';

/** A library of four documents. */
const project = () =>
  temporaryFolder({
    'docs/order.txt': ORDER,
    ...filed('cooking/recipe/README', 'index'),
    ...filed('cooking/recipe/focaccia', 'recipe'),
    ...filed('cooking/salt', 'guide'),
    ...filed('misc/acronym', 'table'),
  });

interface Request {
  readonly id?: string;
  readonly title?: string;
  readonly kind?: string;
}

/** Creates a document, and returns its path and its text. */
async function created(request: Request) {
  const { id = 'cooking/recipe/ramen', title = 'Shoyu Ramen', kind } = request;
  const root = project();
  const args = [id, title, ...(kind === undefined ? [] : [kind])];
  const file = await newDocument(root, args, TODAY);
  return { file, root, text: readFileSync(path.join(root, file), 'utf8') };
}

describe('a new document', () => {
  test('begins with its title and day, as a draft, and is put into the order', async () => {
    const { file, root, text } = await created({
      id: 'misc/deep/ramen',
      title: ' Ramen: "hot" ',
    });
    expect(file).toBe('docs/misc/deep/ramen.mdx');
    expect(text).toMatch(/^---\ntitle: 'Ramen: "hot"'\n/);
    expect(text).toContain('\nverified: 2026-11-21\n');
    expect(text).toContain('\ndraft: true\n---\n');
    expect(readFileSync(path.join(root, 'docs/order.txt'), 'utf8')).toBe(
      `${ORDER}misc/deep/ramen\n`,
    );
  });

  test.each([
    ['cooking/soup/README', 'index'],
    ['cooking/soup/broth', 'guide'],
  ])('at %s is of the kind %s, if no other is given', async (id, kind) => {
    expect((await created({ id })).text).toContain(`\nkind: ${kind}\n`);
    expect((await created({ id, kind: 'snippet' })).text).toContain('\nkind: snippet\n');
  });

  test.each(
    KINDS,
  )('of the kind %s keeps the contract as a draft, and breaks it at each mark without', async (kind) => {
    const { text } = await created({ kind });
    const read = (content: string) =>
      readDocument({
        id: 'cooking/recipe/ramen',
        file: 'docs/ramen.mdx',
        text: content,
        origin: ORIGIN,
      });
    expect(await check(catalogOf([read(text)]))).toEqual([]);

    const published = text.replace('draft: true\n', '');
    const marked = published
      .split('\n')
      .flatMap((line, index) => (line.includes('FILL IN') ? [index + 1] : []));
    expect(marked.length).toBeGreaterThan(4);
    expect(
      read(published)
        .faults.filter(({ message }) => message.includes('left to fill in'))
        .map(({ line }) => line),
    ).toEqual(marked);
  });
});

test('a new recipe has what recipes are made of, and can be read as one', async () => {
  const { text } = await created({ kind: 'recipe' });
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
  [{ id: '' }, 'The path of the document is missing; write, for example, npm run new'],
  [{ title: '' }, 'The title of the document is missing; write, for example, npm run new'],
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
    "docs/food/ isn't the folder of a section; the sections are developing, design,",
  ],
  [{ id: 'misc/acronym' }, 'docs/misc/acronym.mdx is at /acronym already; choose another name'],
  [{ id: 'misc/focaccia' }, 'docs/cooking/recipe/focaccia.mdx is at /focaccia already'],
  [{ id: 'misc/about' }, '/about is a page of the site'],
  [{ kind: 'novel' }, '"novel" is not a kind of document; known are index, guide,'],
])('%j is refused, and nothing is written', async (request: Request, message) => {
  const { id = 'cooking/recipe/ramen', title = 'Shoyu Ramen', kind } = request;
  const root = project();
  const args = [id, title, ...(kind === undefined ? [] : [kind])];
  await expect(newDocument(root, args, TODAY)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(message),
  });
  expect(readFileSync(path.join(root, 'docs/order.txt'), 'utf8')).toBe(ORDER);
});

test('a command without arguments is refused', async () => {
  await expect(newDocument(project(), [], TODAY)).rejects.toMatchObject({ name: 'Refusal' });
});
