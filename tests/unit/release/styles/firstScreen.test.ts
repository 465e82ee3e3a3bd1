import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../../release/pages/page.ts';
import { rewritten } from '../../../../release/pages/rewrite.ts';
import { firstScreenOf } from '../../../../release/styles/firstScreen.ts';
import { placeStyles } from '../../../../release/styles/place.ts';

const markedBelow = (html: string) =>
  rewritten(parsePage('a.html', html), [
    (page) => placeStyles(page, firstScreenOf(page), () => undefined),
  ]);

const LONG = 'long '.repeat(700);
const page = (blocks: string, after = '') =>
  `<!doctype html><html lang=en><title>Tea</title><article><div class="a markdown"><header><h1>Tea</h1></header>${blocks}</div>${after}</article>`;

describe('the block of a document behind which nothing is seen at first', () => {
  test.each([
    ['follows much text', `<p>${LONG}<p>first`, `<p>${LONG}<p data-below>first`],
    [
      'is a block, and nothing in one',
      `<ul><li>${LONG}<li>a</ul><h2 id=b>b</h2><p>c`,
      `<ul><li>${LONG}<li>a</ul><h2 data-below id=b>b</h2><p>c`,
    ],
    [
      'is none of a table, and comes after it though the parts of it have no end',
      `<table><thead><tr><th>a<tbody><tr><td>${LONG}<tr><td>b</table><p>c`,
      `<table><thead><tr><th>a<tbody><tr><td>${LONG}<tr><td>b</table><p data-below>c`,
    ],
  ])('%s', (_what, blocks, marked) => {
    expect(markedBelow(page(blocks))).toBe(page(marked));
  });

  test.each([
    ['a short document', page('<p>short<p>end')],
    ['a document of one block', page(`<p>${LONG}`)],
    ['what follows the blocks', page(`<p>${LONG}`, '<footer>end</footer>')],
    ['a page of another kind', `<main><p>${LONG}<p>end</main>`],
  ])('is not there in %s', (_what, html) => {
    expect(markedBelow(html)).toBe(html);
  });
});

describe('the row of a data table behind which no row is seen at first', () => {
  const rows = (count: number) => '<tr role=row>'.repeat(count);

  test('is the fortieth of each', () => {
    const table = (marked: string) => `<table>${rows(39)}<tr${marked} role=row>${rows(9)}</table>`;
    const blocks = (marked: string) => table(marked) + table(marked);
    expect(markedBelow(page(blocks('')))).toBe(page(blocks(' data-below')));
  });

  test('is not there in a short table, nor in one whose rows hang together', () => {
    const html = page(`<table>${rows(39)}</table><table>${'<tr>'.repeat(50)}</table>`);
    expect(markedBelow(html)).toBe(html);
  });
});

describe('of a first screen', () => {
  const isOnFirstScreen = (body: string) =>
    firstScreenOf(
      parsePage('a.html', `<!doctype html><main><div>${body}</div><aside><i></i></aside></main>`),
    ).elements.some(({ tag }) => tag === 'em');

  test.each([
    ['what comes before much text', `<article><em></em><p>${LONG}</article>`],
    ['what comes after little text', '<article><p>short</p><em></em></article>'],
    ['the columns beside', `<article><p>${LONG}</article></div><div><p><em></em>`],
    ['what follows much text that is not an article', `<p>${LONG}</p><em></em>`],
    [
      'what follows text that is not shown',
      `<article><details><summary>a</summary><p>${LONG}</details><p hidden>${LONG}</p><math><mi>${LONG}</math><select><option>${LONG}</select><svg><text>${LONG}</text></svg><em></em></article>`,
    ],
    [
      'what follows much text in its table',
      `<article><table><tr><td>${LONG}<tr><td><em></em></table></article>`,
    ],
    ['a footer after a short article', '<article>short</article></div></main><footer><em></em>'],
  ])('%s stays', (_what, body) => {
    expect(isOnFirstScreen(body)).toBe(true);
  });

  test.each([
    ['what comes after much text', `<article><p>${LONG}</p><ul><li><em></em></ul></article>`],
    [
      'what comes after text in an open box',
      `<article><details open><p>${LONG}</details><em></em></article>`,
    ],
    ['what follows a table', `<article><table><tr><td>${LONG}</table><em></em></article>`],
    ['what follows a long article', `<article><p>${LONG}</article><nav><em></em></nav>`],
    [
      'the footer of a page with a long article',
      `<article><p>${LONG}</article></div></main><footer><p><em></em></footer>`,
    ],
  ])('not %s', (_what, body) => {
    expect(isOnFirstScreen(body)).toBe(false);
  });
});
