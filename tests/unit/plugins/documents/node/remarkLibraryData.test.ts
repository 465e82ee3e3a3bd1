import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkLibraryData } from '../../../../../plugins/documents/node/remarkLibraryData.ts';

/** A document's blocks after the plugin. */
function blocksOf(text: string, frontMatter: object = { slug: '/tea' }) {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  return unified().use(remarkLibraryData).runSync(tree, { data: { frontMatter } }).children;
}

test('a document ends with what it rests on, given the backlinks of its address', () => {
  const [imported, text, component, ...others] = blocksOf('Text.');
  expect(JSON.stringify(imported)).toContain('@generated/documents/default/backlinks/tea.json');
  expect(text).toMatchObject({ type: 'paragraph' });
  expect(component).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Provenance',
    attributes: [{ name: 'backlinks', value: { value: 'documentBacklinks' } }],
  });
  expect(others).toEqual([]);
});

test('a list gets what the build has found for the address', () => {
  const [backlinks, entries, list] = blocksOf('<DocumentList />');
  expect(JSON.stringify(backlinks)).toContain('@generated/documents/default/backlinks/tea.json');
  expect(JSON.stringify(entries)).toContain('@generated/documents/default/lists/tea.json');
  expect(list).toMatchObject({
    name: 'DocumentList',
    attributes: [{ name: 'entries', value: { value: 'documentList' } }],
  });
});

test('a document without an address imports nothing', () => {
  expect(blocksOf('<DocumentList />', {})).toMatchObject([
    { name: 'DocumentList', attributes: [] },
    { name: 'Provenance', attributes: [] },
  ]);
});
