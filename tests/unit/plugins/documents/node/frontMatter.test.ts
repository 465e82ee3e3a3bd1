import path from 'node:path';
import { expect, test } from 'vitest';
import { AddressError } from '../../../../../plugins/documents/node/address.ts';
import { parseFrontMatterWithAddress } from '../../../../../plugins/documents/node/frontMatter.ts';

const folder = path.resolve('docs');

/** Parses a file whose front matter the framework has read already. */
const parse = (file: string, frontMatter: Record<string, unknown>) =>
  parseFrontMatterWithAddress(folder)({
    filePath: path.resolve(file),
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content: 'Text.' }),
  });

test('a document gets the address of its path beside its own fields', async () => {
  expect(await parse('docs/developing/docker/README.mdx', { title: 'Docker' })).toEqual({
    frontMatter: { title: 'Docker', slug: '/docker' },
    content: 'Text.',
  });
});

test('a page keeps what it has', async () => {
  const frontMatter = { title: 'About', slug: '/somewhere' };
  expect(await parse('src/pages/about.mdx', frontMatter)).toEqual({
    frontMatter,
    content: 'Text.',
  });
});

test.each([
  '/rice',
  '',
  undefined,
])('a document that sets its slug to %o is refused', async (slug) => {
  await expect(parse('docs/cooking/rice.mdx', { slug })).rejects.toThrow(AddressError);
  await expect(parse('docs/cooking/rice.mdx', { slug })).rejects.toThrow(
    `docs/cooking/rice: the field "slug" is set to "${slug}"; delete it`,
  );
});

test('a document whose name cannot be an address is refused', async () => {
  await expect(parse('docs/cooking/Fried_Rice.mdx', {})).rejects.toThrow('docs/cooking/Fried_Rice');
});
