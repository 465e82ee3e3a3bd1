import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { moveDocument } from '../../../../commands/documents/moveDocument.ts';
import { fieldsOf } from '../../plugins/documents/node/contract/samples.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = {
  'docs/cooking/README.mdx': `${fieldsOf()}Text.\n`,
  'docs/cooking/recipe/README.mdx': `${fieldsOf()}Text.\n`,
  'docs/cooking/recipe/ramen.mdx': `${fieldsOf()}See [broth](/ramen#broth).\n`,
  'docs/cooking/recipe/soba.mdx': `${fieldsOf({ formerly: '\n  - /noodle\n  - /pasta' })}Text.\n`,
  'docs/cooking/recipe/udon.mdx': `${fieldsOf({ draft: 'true' })}Text.\n`,
  'docs/cooking/salt.mdx':
    'In [ramen](/ramen "soup"), <a href="/ramen?x">here</a>, [r]: /ramen\nbut /ramen, `/usr/ramen`, and (/ramen-egg) stay.',
  'bench/search/queries.tsv': 'noodle soup\tword\t/salt /ramen#broth /ramen\n',
  'docs/order.txt':
    '# Order.\ncooking/README\ncooking/recipe/README\ncooking/recipe/ramen # soup\ncooking/recipe/soba\ncooking/recipe/udon\ncooking/salt\n',
  'docs/published.txt': '# Kept.\n/cooking\n/ramen\n/salt\n',
};

type File = keyof typeof FILES;

/** Moves a document of the library above; returns the message, and the content of a file afterwards. */
const moved = (...args: readonly string[]) => movedIn(FILES, ...args);

async function movedIn(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const root = temporaryFolder(files);
  const message = await moveDocument(root, args);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return { message, read, has: (file: string) => existsSync(path.join(root, file)) };
}

test('a new slug renames the file, its links, its place, and keeps the former slug', async () => {
  const { message, read, has } = await moved('cooking/recipe/ramen', 'shoyu-ramen');
  expect(message).toMatch(
    /^Moved docs\/cooking\/recipe\/ramen\.mdx to docs\/cooking\/recipe\/shoyu-ramen\.mdx\. \/ramen leads to \/shoyu-ramen; 6 links/,
  );
  expect(has('docs/cooking/recipe/ramen.mdx')).toBe(false);
  expect(read('docs/published.txt')).toBe('# Kept.\n/cooking\n/ramen\n/salt\n/shoyu-ramen\n');
  expect(read('docs/order.txt')).toBe(
    FILES['docs/order.txt'].replace('recipe/ramen', 'recipe/shoyu-ramen'),
  );
  expect(read('docs/cooking/recipe/shoyu-ramen.mdx')).toBe(
    `${fieldsOf().replace('verified:', 'formerly: [/ramen]\nverified:')}See [broth](/shoyu-ramen#broth).\n`,
  );
  expect(read('docs/cooking/salt.mdx')).toBe(
    'In [ramen](/shoyu-ramen "soup"), <a href="/shoyu-ramen?x">here</a>, [r]: /shoyu-ramen\nbut /ramen, `/usr/ramen`, and (/ramen-egg) stay.',
  );
  expect(read('bench/search/queries.tsv')).toBe(
    'noodle soup\tword\t/salt /shoyu-ramen#broth /shoyu-ramen\n',
  );
});

test('the document of a folder takes the folder along', async () => {
  const { message, read } = await moved('/recipe', 'dish');
  expect(message).toMatch(/^Moved docs\/cooking\/recipe to docs\/cooking\/dish\./);
  expect(read('docs/order.txt')).toBe(
    FILES['docs/order.txt'].replaceAll('cooking/recipe/', 'cooking/dish/'),
  );
  expect(read('docs/cooking/dish/README.mdx')).toContain('formerly: [/recipe]');
  expect(read('docs/cooking/dish/ramen.mdx')).toBe(FILES['docs/cooking/recipe/ramen.mdx']);
});

test('a draft was never published', async () => {
  const { read } = await moved('/udon', 'thick-noodle');
  expect(read('docs/cooking/recipe/thick-noodle.mdx')).toBe(FILES['docs/cooking/recipe/udon.mdx']);
  expect(read('docs/published.txt')).toBe(FILES['docs/published.txt']);
});

test('a document can go back to a slug it had', async () => {
  const { read } = await moved('/soba', 'noodle');
  expect(read('docs/cooking/recipe/noodle.mdx')).toBe(
    `${fieldsOf().replace('verified:', 'formerly: [/pasta, /soba]\nverified:')}Text.\n`,
  );
});

test('the summary says what is left to do', async () => {
  expect((await moved('/soba', '/buckwheat')).message).toBe(
    'Moved docs/cooking/recipe/soba.mdx to docs/cooking/recipe/buckwheat.mdx. /soba leads to /buckwheat; 0 links were rewritten. Run npm run check, and look for /soba in tests/ and src/.',
  );
});

test('published slugs stay sorted below their comment, each once', async () => {
  const published = { 'docs/published.txt': '# Kept.\n/noodle\n/soba\n' };
  const publishedAfter = async (...args: readonly string[]) =>
    (await movedIn({ ...FILES, ...published }, ...args)).read('docs/published.txt');
  expect(await publishedAfter('/soba', 'buckwheat')).toBe('# Kept.\n/buckwheat\n/noodle\n/soba\n');
  expect(await publishedAfter('/soba', 'noodle')).toBe(published['docs/published.txt']);
});

test('only the document itself changes its place in the order, not those whose ids contain its id', async () => {
  const order = (id: string) =>
    `# cooking/recipe/ramen is above.\ncooking/recipe/ramen-egg\ncooking/recipe/rameneer\n${id}`;
  const { read } = await movedIn(
    { ...FILES, 'docs/order.txt': order('cooking/recipe/ramen') },
    '/ramen',
    'shoyu-ramen',
  );
  expect(read('docs/order.txt')).toBe(order('cooking/recipe/shoyu-ramen'));
});

test('an id that a text mentions is left alone', async () => {
  const text = `${fieldsOf()}See its file:\ncooking/recipe/ramen\n`;
  const { read } = await movedIn(
    { ...FILES, 'docs/cooking/pan.mdx': text },
    '/ramen',
    'shoyu-ramen',
  );
  expect(read('docs/cooking/pan.mdx')).toBe(text);
});

test('the document of a folder leaves the places of other folders alone', async () => {
  const order = (folder: string) =>
    `# Order.\ncooking/${folder}/README\ncooking/recipes/README\ncooking/recipe\n`;
  const { read } = await movedIn(
    { ...FILES, 'docs/order.txt': order('recipe') },
    '/recipe',
    'dish',
  );
  expect(read('docs/order.txt')).toBe(order('dish'));
});

test('files without a link to the document are not written', async () => {
  const root = temporaryFolder(FILES);
  const untouched = path.join(root, 'docs/cooking/README.mdx');
  utimesSync(untouched, 0, 0);
  await moveDocument(root, ['/ramen', 'shoyu-ramen']);
  expect(statSync(untouched).mtimeMs).toBe(0);
});

test.each([
  [
    [],
    /^no document has the id or slug ""; write, for example, npm run move -- \/ramen shoyu-ramen$/,
  ],
  [['/tea', 'rice'], /^no document has the id or slug "\/tea"/],
  [
    ['/ramen', 'Shoyu_Ramen'],
    /^"Shoyu_Ramen" isn't a slug; write lower-case words joined by hyphens, for example: npm run move -- \/ramen shoyu-ramen$/,
  ],
  [['/ramen'], /^"" isn't a slug/],
  [['/ramen', 'cooking/ramen'], /^"cooking\/ramen" isn't a slug/],
  [['/ramen', 'ramen'], /^docs\/cooking\/recipe\/ramen\.mdx is at \/ramen already/],
  [['/ramen', 'salt'], /^docs\/cooking\/salt\.mdx is at \/salt already; choose another name$/],
  [['/recipe', 'cooking'], /^docs\/cooking\/README\.mdx is at \/cooking already/],
  [['/ramen', 'about'], /^\/about is a page of the site/],
  [['/ramen', '404'], /^\/404 is an address that the site or its host uses for something else; /],
  [['/cooking', 'kitchen'], /^docs\/kitchen\/ isn't the folder of a section/],
])('moving %j is refused in one line, and nothing is written', async (args, message) => {
  const root = temporaryFolder(FILES);
  await expect(moveDocument(root, args)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(message),
  });
  for (const file of Object.keys(FILES) as File[]) {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(FILES[file]);
  }
});
