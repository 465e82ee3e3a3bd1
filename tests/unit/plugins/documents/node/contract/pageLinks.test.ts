import { expect, test } from 'vitest';
import { linksOf, sitePath } from '../../../../../../plugins/documents/node/contract/pageLinks.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

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

test('the text around a link is set like that of documents, and code is not', () => {
  const content = `Don't write \`"a": 'b'\` in [Tom's](/tea) "file" of \`5 kB\` or 5 kB.`;
  expect(links(content).map(([, , shown]) => shown)).toEqual([
    `Don’t write "a": 'b' in [Tom’s] “file” of 5 kB or 5\u00A0kB.`,
  ]);
});

test('of its heading, without the id', () => {
  expect(links('## What [tea](/tea) costs {#cost}')).toEqual([['/tea', 1, 'What [tea] costs']]);
});

test.each([
  ['Two  spaces\\\n[tea](/tea)', 'Two spaces [tea]'],
  ['## Costs{#cost}  \n\n## Costs of [tea](/tea){#tea}', 'Costs of [tea]'],
  ['An id, as in `{#cost}`, after [tea](/tea).', 'An id, as in {#cost}, after [tea].'],
  ['![A cup](a.svg) of ![black][b] [tea](/tea)\n\n[b]: b.svg', 'A cup of black [tea]'],
])('the text around a link is as a reader sees it: %j', (content, context) => {
  expect(links(content).map(([, , shown]) => shown)).toEqual([context]);
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

test('of the row, whichever cell the link is', () => {
  const table = '| Ask | When | Page |\n| --- | --- | --- |\n| hot? | now | [tea](/tea) |';
  expect(links(table)).toEqual([['/tea', 3, 'hot? · now · [tea]']]);
});

test.each([
  ['/tea', '/tea'],
  ['/tea?x#y', '/tea'],
  ['/tea#x?y', '/tea'],
  ['/tea.mdxed', '/tea.mdxed'],
  ['/tea.md', undefined],
  ['/tea.mdx#x', undefined],
  ['//tea', undefined],
  ['tea', undefined],
  ['#x', undefined],
])('the path of %s in the site is %s', (url, path) => {
  expect(sitePath(url)).toBe(path);
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

test('an element without an address, or whose address is code, is not a link', () => {
  expect(links('<b>tea</b> <a id="a">b</a> <a href={code}>c</a>')).toEqual([]);
});
