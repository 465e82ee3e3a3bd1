import { expect, test } from 'vitest';
import { linksOf } from '../../../../../../../plugins/documents/node/contract/page/links.ts';
import { parseMdx } from '../../../../../../../plugins/mdx/node/parse.ts';

/** The links in a text: URL, line, and context with the link in brackets. */
const links = (content: string) =>
  linksOf(parseMdx(content)).map(({ url, line, context, start, end }) => [
    url,
    line,
    `${context.slice(0, start)}[${context.slice(start, end)}]${context.slice(end)}`,
  ]);

test('a link is in the plain text of its paragraph', () => {
  const content = 'Run `ls` in *the\n[**old** shell](/shell)*, $x^2$ times at 3:pm.';
  expect(links(content)).toEqual([['/shell', 2, 'Run ls in the [old shell], x^2 times at 3:pm.']]);
});

test('of its heading, without the id', () => {
  expect(links('## What [tea](/tea) costs {#cost}')).toEqual([['/tea', 1, 'What [tea] costs']]);
});

test('of its list item', () => {
  expect(links('- One.\n- Two [tea](/tea).\n  - Three [rice](/rice).')).toEqual([
    ['/tea', 2, 'Two [tea].'],
    ['/rice', 3, 'Three [rice].'],
  ]);
});

test('of its table cell, or of the row where the cell is the link', () => {
  const table =
    '| Ask | Page | |\n| --- | --- | --- |\n| hot? | [tea](/tea) | |\n| cold? | or [milk](/milk) | x |';
  expect(links(table)).toEqual([
    ['/tea', 3, 'hot? · [tea]'],
    ['/milk', 4, 'or [milk]'],
  ]);
});

test('links of every form are found, in admonitions, tabs and details too', () => {
  const content = [
    ':::note[See [a](/a)]\n\n[b](/b)\n\n:::',
    '<Tabs>\n<TabItem value="x">\n\n[c](/c)\n\n</TabItem>\n</Tabs>',
    '<details>\n<summary>[d](/d)</summary>\n\n[e](/e)\n\n</details>',
    'An <a href="/f">f</a>, a <Link to="/g">g</Link>, [h][1], [i], https://j.org.',
    '<Card href="/k" />',
    '> [l](/l)',
    '[1]: /h\n[i]: /i',
  ].join('\n\n');
  expect(links(content).map(([url]) => url)).toEqual([
    '/a',
    '/b',
    '/c',
    '/d',
    '/e',
    '/f',
    '/g',
    '/h',
    '/i',
    'https://j.org',
    '/k',
    '/l',
  ]);
});

test('code holds none', () => {
  expect(links('```md\n[a](/a)\n```\n\n`[b](/b)`')).toEqual([]);
});
