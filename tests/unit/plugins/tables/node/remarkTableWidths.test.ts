import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { remarkTableWidths } from '../../../../../plugins/tables/node/remarkTableWidths.ts';

/** The classes of the tables and cells of a text, with the first words of each. */
function classesIn(markdown: string): readonly string[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkTableWidths);
  const tree = processor.runSync(processor.parse(markdown)) as Root;
  const found: string[] = [];
  visit(tree, ['table', 'tableCell'], (node) => {
    const { className } = ((node.data as { hProperties?: { className?: string } } | undefined)
      ?.hProperties ?? {}) as { className?: string };
    if (className !== undefined) {
      found.push(`${node.type} ${className}`);
    }
  });
  return found;
}

/** A table with a row of these texts below short heads. */
const table = (...cells: readonly string[]) =>
  `| ${cells.map(() => 'h').join(' | ')} |\n| ${cells.map(() => '---').join(' | ')} |\n| ${cells.join(' | ')} |\n`;

const text = (length: number) => 'x'.repeat(length);

test.each([
  ['few words', table(text(34), text(35)), ['table narrow']],
  ['more than fit into the text', table(text(35), text(35)), []],
  ['three columns', table(text(40), text(40), text(40)), []],
  ['four columns with a sentence', table('x', text(39), text(40), 'x'), ['tableCell long']],
  ['four short columns', table('x', 'x', 'x', text(39)), ['table narrow']],
  ['long heads', `| ${text(90)} | b |\n| --- | --- |\n| x | y |\n`, []],
  ['a row that is short of a cell', '| a | b |\n| --- | --- |\n| x |\n', ['table narrow']],
])('a table of %s', (_, markdown, classes) => {
  expect(classesIn(markdown)).toEqual(classes);
});

test('each table is on its own', () => {
  expect(classesIn(`${table('x', 'y')}\ntext\n\n${table('x', text(90))}`)).toEqual([
    'table narrow',
  ]);
});
