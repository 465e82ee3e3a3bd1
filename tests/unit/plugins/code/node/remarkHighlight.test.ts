import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { remarkHighlight } from '../../../../../plugins/code/node/index.ts';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkHighlight, { additionalLanguages: ['docker'] });

/** The blocks of a document after the plugin. */
async function blocksOf(...lines: string[]): Promise<readonly Code[]> {
  const file = { path: `${process.cwd()}/docs/a.mdx`, value: lines.join('\n') };
  const blocks: Code[] = [];
  visit(await processor.run(processor.parse(file), file), 'code', (node) => {
    blocks.push(node);
  });
  return blocks;
}

describe('remarkHighlight', () => {
  test('puts HTML in the place of the text', async () => {
    const [block] = await blocksOf('```Docker title="Dockerfile"', 'FROM a', '```');
    expect(block?.data).toEqual({
      hProperties: {
        html: '<span class="token keyword">FROM</span> a',
        title: 'Dockerfile',
      },
      hChildren: [],
    });
  });

  test('joins a block with its output, and no other block', async () => {
    const blocks = await blocksOf(
      ...['```js run', 'a', '```', '', '```text title="Output"', '1', '```', ''],
      ...['Text', '', '```text title="Output"', '1', '```', '', '```js', 'a', '```'],
    );
    expect(blocks.map(({ data }) => data?.hProperties?.className)).toEqual([
      ['language-js', 'with-output'],
      ['language-text', 'output'],
      undefined,
      undefined,
    ]);
  });

  test('takes output without a block above, also where a page begins, for a block of its own', async () => {
    const [block] = await blocksOf('```text title="Output"', '1', '```');
    expect(block?.data?.hProperties).toEqual({ html: '1', title: 'Output' });
  });

  test('shows the title of a setup only where it is folded', async () => {
    const [block] = await blocksOf('```text title="a.txt" run setup', 'a', '```');
    expect(block?.data?.hProperties).toEqual({ html: 'a' });
  });

  test('shows a block without its hidden lines', async () => {
    const [block] = await blocksOf(
      ...[
        '```text run',
        'start # hidden',
        'a',
        '  b // hidden',
        '-- hidden',
        'c # not hidden',
        '```',
      ],
    );
    expect(block?.data?.hProperties?.html).toBe('a\nc # not hidden');
  });

  test('folds a setup with its output, under its title', async () => {
    const file = {
      path: `${process.cwd()}/docs/a.mdx`,
      value: [
        ...['Text', '', '```js title="a.js" run setup', 'a', '```', ''],
        ...['```text title="Output"', '1', '```', '', '```js run=continued setup', 'b', '```'],
      ].join('\n'),
    };
    const tree = await processor.run(processor.parse(file), file);
    const summary = (value: string) => ({
      data: { hName: 'summary' },
      children: [{ type: 'text', value }],
    });
    expect(tree.children).toMatchObject([
      { type: 'paragraph' },
      {
        data: { hName: 'details' },
        children: [summary('Setup: a.js'), { value: 'a' }, { value: '1' }],
      },
      { data: { hName: 'details' }, children: [summary('Setup'), { value: 'b' }] },
    ]);
  });

  test('finds blocks wherever they are', async () => {
    const blocks = await blocksOf(
      ...['- ```', '  a', '    b', '  ```', ''],
      ...['<Tabs>', '    ```text', '    a', '    ```', '</Tabs>', ''],
      ...['> ~~~text', '> a', '>  b', '> ~~~', '', '````md', '```js', '```', '````'],
    );
    expect(blocks.map(({ data }) => data?.hProperties?.html)).toEqual([
      'a\n  b',
      'a',
      'a\n b',
      expect.stringContaining('```'),
    ]);
  });

  test('leaves diagrams to the theme', async () => {
    const [block] = await blocksOf('```mermaid', 'flowchart TD', '```');
    expect(block?.data).toBeUndefined();
  });

  test.each([
    ['a language without a grammar', ['```abap', '```'], 'there is no grammar for "abap"'],
    [
      'a block that is never seen',
      ['```js run', 'a // hidden', '```'],
      'all lines of the block are hidden',
    ],
    [
      'a word that nobody reads',
      ['```js rnu', '```'],
      '"rnu" after the language is not an option of a block',
    ],
  ])('refuses %s, with file and line', async (_fault, lines, reason) => {
    await expect(blocksOf('Text', '', ...lines)).rejects.toThrow(
      new RegExp(`^docs/a\\.mdx:3: ${reason}`),
    );
  });

  test('tells a document of a language that Prism does not have', async () => {
    const broken = unified()
      .use(remarkParse)
      .use(remarkHighlight, { additionalLanguages: ['dokcer'] });
    const file = { path: 'docs/a.mdx', value: 'Text' };
    await expect(broken.run(broken.parse(file), file)).rejects.toThrow('no grammar for "dokcer"');
  });
});
