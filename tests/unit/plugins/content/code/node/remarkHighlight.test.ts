import type { Code } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { remarkHighlight } from '../../../../../../plugins/content/code/node/index.ts';

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
    ['a word that nobody reads', ['```js rnu', '```'], '"rnu" after the language is not known'],
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
