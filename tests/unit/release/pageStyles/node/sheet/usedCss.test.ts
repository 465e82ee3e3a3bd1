import { expect, test } from 'vitest';
import {
  allWords,
  findWords,
  usedCssOf,
  wordsOfSheets,
} from '../../../../../../release/pageStyles/node/sheet/usedCss.ts';

const used = (css: string, ...texts: string[]) => {
  const asked = wordsOfSheets([css]);
  return usedCssOf(css, allWords(texts.map((text) => findWords(text, asked))));
};

test('a class that no page and no script names goes, one that a script can set stays', () => {
  expect(used('.a{color:red}.b,.c{color:blue}', '<p class="a">', 'x.className="c"')).toBe(
    '.a{color:red}.c{color:blue}',
  );
});

test('a class that a script puts together stays', () => {
  const css = '.col--1{color:red}.alert--info{color:blue}.card--wide{color:green}';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a script
  expect(used(css, '"col--"+n', '`alert--${kind}`')).toBe(
    '.col--1{color:red}.alert--info{color:blue}',
  );
});

test('a dash alone begins no class', () => {
  expect(used('._1f{color:red}', 'a["_"]')).toBe('');
});

test('a class that a selector only excludes need not be there', () => {
  const css = '.a:not(.b){color:red}';
  expect(used(css, '"a"')).toBe(css);
});

test('an empty layer keeps its place, an empty medium goes', () => {
  expect(
    used('@layer a{.x{color:red}}@media print{.x{color:red}}@layer b{p{color:red}}', 'p'),
  ).toBe('@layer a{}@layer b{p{color:red}}');
});

test('custom properties go that neither a rule nor a script uses', () => {
  expect(
    used(':root{--a:red;--b:var(--c);--c:blue;--d:green}p{color:var(--a)}', 'get("--d")'),
  ).toBe(':root{--a:red;--d:green}p{color:var(--a)}');
});
