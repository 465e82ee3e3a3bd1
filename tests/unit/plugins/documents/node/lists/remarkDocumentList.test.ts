import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkDocumentList } from '../../../../../../plugins/documents/node/lists/remarkDocumentList.ts';

/** A document's blocks after the plugin. */
function blocksOf(text: string, frontMatter: object = { slug: '/tea' }) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  return unified().use(remarkDocumentList).runSync(tree, { data: { frontMatter } }).children;
}

test('a list gets what the build has found for the address', () => {
  const [imported, list] = blocksOf('<DocumentList />');
  expect(JSON.stringify(imported)).toContain('@generated/documents/default/lists/tea.json');
  expect(list).toMatchObject({
    name: 'DocumentList',
    attributes: [{ name: 'entries', value: { value: 'documentList' } }],
  });
});

test('a document without a list, or without an address, imports nothing', () => {
  expect(blocksOf('Text.')).toHaveLength(1);
  expect(blocksOf('<DocumentList />', {})).toMatchObject([{ attributes: [] }]);
});
