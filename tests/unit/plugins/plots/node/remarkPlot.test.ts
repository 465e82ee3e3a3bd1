import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkPlot } from '../../../../../plugins/plots/node/remarkPlot.ts';

const PLOT = [
  '```plot',
  'caption: Tea "drunk".',
  'alt: A line that rises.',
  'x: { label: Hour }',
  'y: { label: Cups }',
  'series: [{ name: Tea, mark: line, points: [[0, 1], [2, 4]] }]',
  '```',
].join('\n');

async function compile(text: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkPlot);
  return processor.run(processor.parse(text), { path: '/site/docs/tea.mdx', cwd: '/site' });
}

test('a block becomes the component, with its import', async () => {
  const { children } = await compile(`Text.\n\n${PLOT}`);
  expect(children.map(({ type }) => type)).toEqual(['mdxjsEsm', 'paragraph', 'mdxJsxFlowElement']);
  const { name, attributes } = children[2] as unknown as MdxJsxFlowElement;
  expect(name).toBe('Plot');
  expect(attributes.map((attribute) => 'name' in attribute && attribute.name)).toEqual([
    'caption',
    'alt',
    'legend',
    'wide',
    'narrow',
    'table',
  ]);
  expect(attributes[0]).toMatchObject({ value: 'Tea “drunk”.' });
});

test('a document without a plot stays as it is', async () => {
  const { children } = await compile('```yaml\ncaption: Tea\n```');
  expect(children.map(({ type }) => type)).toEqual(['code']);
});

test('every mistake of every plot is told with the line in the file', async () => {
  const wrong = PLOT.replace('label: Hour', 'lable: Hour').replace('[2, 4]', '[2, four]');
  await expect(
    compile(`Text.\n\n${wrong}\n\n${PLOT.replace('alt', 'alternative')}`),
  ).rejects.toThrow(
    [
      'docs/tea.mdx:6: plot: x.label: missing; write what is measured',
      'docs/tea.mdx:6: plot: x.lable: is not a field of a plot; remove it, or correct its name',
      'docs/tea.mdx:12: plot: alt: missing; write what the plot shows, in words',
      'docs/tea.mdx:13: plot: alternative: is not a field of a plot; remove it, or correct its name',
    ].join('\n'),
  );
});
