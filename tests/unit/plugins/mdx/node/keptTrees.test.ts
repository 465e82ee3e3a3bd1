import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { keptTrees } from '../../../../../plugins/mdx/node/keptTrees.ts';
import { parseFile } from '../../../../../plugins/mdx/node/parse.ts';

const FILE = '/library/docs/tea.mdx';
const TEXT = '---\ntitle: Tea\n---\n\n# Tea {#tea}\n\nAt **four**.\n';

/** A loader that reuses kept trees, and the function that keeps them. */
function loader() {
  const { keep, remarkKeptTree } = keptTrees();
  const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkKeptTree);
  const parse = (value: string, path = FILE): Root => processor.parse(new VFile({ path, value }));
  return { keep, parse };
}

const parsedOf = (text: string) => {
  const { parsed } = parseFile(text);
  if (parsed === undefined) {
    throw new Error('the tree cannot be shared');
  }
  return parsed;
};

test('the loader is given the kept tree of the same text, once', () => {
  const { keep, parse } = loader();
  const parsed = parsedOf(TEXT);
  keep(FILE, parsed);
  expect(parse(parsed.source)).toBe(parsed.tree);
  expect(parse(parsed.source)).not.toBe(parsed.tree);
});

test('it parses a text that has changed, and another file', () => {
  const { keep, parse } = loader();
  const parsed = parsedOf(TEXT);
  keep(FILE, parsed);
  expect(parse(parsed.source, '/library/docs/coffee.mdx')).not.toBe(parsed.tree);
  expect(parse(`${parsed.source}More.\n`).children.at(-1)).toHaveProperty('type', 'paragraph');
});

test('a file has its front matter in the loader’s tree only, and its places as they are written', () => {
  const { tree, parsed } = parseFile(TEXT);
  expect(parsed?.tree.children.map(({ type }) => type)).toEqual(['yaml', 'heading', 'paragraph']);
  expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'paragraph']);
  expect(tree.children[0]?.position?.start).toMatchObject({ line: 5, column: 1 });
});

test('a tree that was changed for its readers is not handed on', () => {
  expect(parseFile('Tea at 3:pm.\n').parsed).toBeUndefined();
});
