import { expect, test } from 'vitest';
import { listKeywords } from '../../../../scripts/keywords/listKeywords.ts';
import { ROOT } from '../../../../scripts/project/root.ts';

test('the library’s own documents are listed with the count at the end', async () => {
  const list = await listKeywords(ROOT, ['docs/developing/docker/README.mdx']);
  expect(list).toMatch(
    /^(?:docs\/developing\/docker\/README\.mdx(?:#\S+)?: .+\n)*\d+ keywords? ha/,
  );
});

test('a document that does not exist is refused in one line', async () => {
  await expect(listKeywords(ROOT, ['docs/nothing.mdx'])).rejects.toMatchObject({
    name: 'Refusal',
    message: "docs/nothing.mdx isn't a document",
  });
});
