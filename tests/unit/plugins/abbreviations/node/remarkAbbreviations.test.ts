import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { acronymsOf } from '../../../../../plugins/abbreviations/node/acronyms.ts';
import { remarkAbbreviations } from '../../../../../plugins/abbreviations/node/remarkAbbreviations.ts';

const OPTIONS = {
  acronyms: acronymsOf([{ id: 'API', acronym: 'API', expansion: 'interface', field: 'software' }]),
  page: '/acronym',
};

async function compile(text: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkAbbreviations, OPTIONS);
  return processor.run(processor.parse(text), { path: '/site/docs/tea.mdx', cwd: '/site' });
}

/** What each abbreviation is given, by the names of the attributes. */
function given(tree: Root): readonly object[] {
  const found: object[] = [];
  visit(tree, 'mdxJsxTextElement', ({ attributes }: MdxJsxTextElement) => {
    found.push(
      Object.fromEntries(
        attributes.map((attribute) =>
          'name' in attribute
            ? [attribute.name, typeof attribute.value === 'string' ? attribute.value : true]
            : [],
        ),
      ),
    );
  });
  return found;
}

test('an abbreviation gets its words and its row; the first of each is marked', async () => {
  const tree = await compile(
    '<Abbr>API</Abbr>, <Abbr>APIs</Abbr> and <Abbr title="tea">TEA</Abbr>.',
  );
  const api = { title: 'interface', href: '/acronym#API' };
  expect(given(tree)).toEqual([{ ...api, first: true }, api, { title: 'tea', first: true }]);
  expect(tree.children[0]?.type).toBe('mdxjsEsm');
});

test('a document without one stays as it is', async () => {
  expect((await compile('API, and <kbd>A</kbd>.')).children.map(({ type }) => type)).toEqual([
    'paragraph',
  ]);
});

test('every one that cannot be explained is told with its line', async () => {
  const text =
    'A <Abbr>TEA</Abbr>.\n\n## <Abbr>API</Abbr>\n\nA [link to <Abbr>API</Abbr>](/a).\n\n<Abbr>\n</Abbr>';
  await expect(compile(text)).rejects.toThrow(
    [
      'docs/tea.mdx:1: Abbr: "TEA" is not in data/acronyms; add it there, or give title="…"',
      'docs/tea.mdx:3: Abbr: "API" is in a heading; explain it in running text',
      'docs/tea.mdx:5: Abbr: "API" is in a link; explain it in running text',
      'docs/tea.mdx:7: Abbr: is empty; write <Abbr>API</Abbr>',
    ].join('\n'),
  );
});
