import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../../release/pages/page.ts';
import { criticalCssOf } from '../../../../release/styles/criticalCss.ts';

const page = (body: string, attributes = '') =>
  `<!doctype html><html lang=en ${attributes}><title>Tea</title><body>${body}`;

const criticalOf = (css: string, html: string) =>
  criticalCssOf(css)(html, parsePage('a.html', html).elements);

const critical = (css: string, body: string, attributes?: string) =>
  criticalOf(css, page(body, attributes));

describe('which rules stay', () => {
  test.each([
    ['a tag of the page', 'p{color:red}', '<p>x'],
    ['a class of the page', '.a{color:red}', '<p class="b a">x'],
    ['an id of the page', '#a{color:red}', '<p id=a>x'],
    ['a descendant', '.a p{color:red}', '<div class=a><div><p>x</div></div>'],
    ['a child', '.a>p{color:red}', '<div class=a><p>x</div>'],
    ['one of a list within', ':is(.a,.b) p{color:red}', '<div class=b><p>x</div>'],
    ['an attribute with a part of a value', '[class*=col--]{color:red}', '<p class=col--3>x'],
    ['an element beside another', 'h2+p{color:red}', '<p>x'],
    ['one beside another in a third', '.a b+p{color:red}', '<div class=a><p>x</div>'],
    ['a state that HTML does not tell', 'p:first-child{color:red}', '<p>x'],
    ['what is not under a pointer', 'p:not(:hover){color:red}', '<p>x'],
    ['a pseudo-element', 'p::before{content:"a"}', '<p>x'],
    ['a color mode that a script sets', '[data-theme=dark] p{color:red}', '<p>x'],
    [
      'a row, whose table leaves out end tags',
      'table>tbody>tr{color:red}',
      '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    ],
    ['what a small screen changes', '@media (width<=996px){p{color:red}}', '<p>x'],
  ])('%s', (_what, css, body) => {
    expect(critical(css, body)).toBe(css);
  });

  test.each([
    ['a tag that is not there', 'em{color:red}', '<p>x'],
    ['a class that is not there', '.a{color:red}', '<p class=b>x'],
    ['an element beside another in what is not there', '.a h2+p{color:red}', '<p>x'],
    ['a child that is deeper', '.a>p{color:red}', '<div class=a><div><p>x</div></div>'],
    [
      'a row of the head, which ended before the body',
      'thead td{color:red}',
      '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    ],
    ['what a pointer brings', 'p:hover,p:active{color:red}', '<p>x'],
    ['what an address leads to', 'p:target{color:red}', '<p>x'],
    ['what restores forced colors', '@media (forced-colors:active){p{outline:1px solid}}', '<p>x'],
    ['what is for readers without scripts', '@media (scripting:none){p{color:red}}', '<p>x'],
    ['what answers a pointer or a change only', 'p{cursor:pointer;transition:color 1s}', '<p>x'],
    ['scrollbars of one engine', 'p::-webkit-scrollbar{width:1px}', '<p>x'],
    ['paper', '@media print{p{color:red}}', '<p>x'],
    ['an animation that nothing plays', '@keyframes a{to{color:red}}', '<p>x'],
  ])('not %s', (_what, css, body) => {
    expect(critical(css, body)).toBe('');
  });

  test('the body, whose tags a minifier leaves out', () => {
    const css = 'body>p{color:red}body{margin:0}';
    expect(criticalOf(css, '<html lang=en><title>Tea</title><p>x')).toBe(css);
  });

  test('of a list, the selectors of the page', () => {
    expect(critical('p,em,.a{color:red}', '<p>x')).toBe('p{color:red}');
  });

  test('animations that something plays', () => {
    const css = '@keyframes turn{to{rotate:1turn}}p{animation:turn 1s}';
    expect(critical(css, '<p>x')).toBe(css);
  });
});

test.each([
  ['what a key brings', 'p:focus{color:red}p:is(:hover,:focus-visible){color:red}'],
  ['how something would move', '@media (prefers-reduced-motion:reduce){*{animation-duration:1ms}}'],
  ['counters that nothing counts', 'p{counter-reset:a}'],
  ['older names of properties', 'p{-webkit-text-decoration:none;-ms-flow-into:a;grid-gap:1px}'],
])('left out: %s', (_what, css) => {
  expect(critical(css, '<p>x')).toBe('');
});

describe('what another rule overrides', () => {
  test('goes when it is overridden on each element', () => {
    expect(critical('p{color:red;margin:0}.a{color:blue}', '<p class=a>x')).toBe(
      'p{margin:0}.a{color:blue}',
    );
  });

  test('stays when it shows on one element', () => {
    const css = 'p{color:red}.a{color:blue}';
    expect(critical(css, '<p class=a>x</p><p>y')).toBe(css);
  });

  test.each([
    ['by a state', 'p{color:red}p:first-child{color:blue}'],
    ['by a color mode', 'p{color:red}[data-theme=dark] p{color:blue}'],
    ['on some screens', 'p{color:red}@media (width<=996px){p{color:blue}}'],
    ['by a weaker selector', 'body p{color:red}p{margin:0}'],
    [
      'in another layer, where importance turns the order',
      '@layer a{p{color:red!important}}p{color:blue}',
    ],
    ['in a box of its own', 'p{color:red}p::before{color:blue}'],
  ])('stays when that is %s', (_what, css) => {
    expect(critical(css, '<p>x')).toBe(css);
  });

  test('goes with the part that a shorthand sets', () => {
    expect(critical('p{margin-top:1px;border-radius:1px}p{margin:0;border:0}', '<p>x')).toBe(
      'p{border-radius:1px}p{margin:0;border:0}',
    );
  });

  test('goes with the physical property that a logical one sets', () => {
    expect(critical('p{margin-top:1px;margin-left:1px}p{margin-block:0}', '<p>x')).toBe(
      'p{margin-left:1px}p{margin-block:0}',
    );
  });

  test('goes for a state that both selectors name', () => {
    expect(critical('p:first-child{color:red;margin:0}p:first-child{color:blue}', '<p>x')).toBe(
      'p:first-child{margin:0}p:first-child{color:blue}',
    );
  });

  test('goes on some screens by what comes later on the same', () => {
    expect(critical('@media print,(width<=9px){p{color:red;margin:0}p{color:blue}}', '<p>x')).toBe(
      '@media print,(width<=9px){p{margin:0}p{color:blue}}',
    );
  });

  test('goes by a part of a class that elements have', () => {
    expect(critical('.ab{color:red;margin:0}[class*=a]{color:blue}', '<p class="c ab">x')).toBe(
      '.ab{margin:0}[class*=a]{color:blue}',
    );
  });

  test('goes from a weaker layer, however strong its selector', () => {
    expect(critical('@layer a{body p{color:red;margin:0}}p{color:blue}', '<p>x')).toBe(
      '@layer a{body p{margin:0}}p{color:blue}',
    );
  });
});

describe('what elements have by themselves', () => {
  test('goes where nothing else is said of them', () => {
    expect(critical('.b{opacity:.5}p{opacity:1;color:red}', '<p>x')).toBe('p{color:red}');
  });

  test('stays where what it overrides shows on another element', () => {
    const css = 'p{opacity:.5}.a{opacity:1}';
    expect(critical(css, '<p class=a>x</p><p>y')).toBe(css);
  });

  test.each([
    ['something else', '.a{opacity:.5}p:first-child{opacity:1}'],
    ['something else on some screens', 'p{opacity:1}@media (width<=9px){p{opacity:.5}}'],
  ])('stays where a rule says %s', (_what, css) => {
    expect(critical(css, '<p class=a>x')).toBe(css);
  });
});

describe('fonts', () => {
  const face = (family: string, weight: number, style = 'normal') =>
    `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:url(a)}`;
  const faces = face('A', 400) + face('A', 700) + face('A', 400, 'italic') + face('B', 400);

  test('that no kept rule asks for go, also by their weight and their style', () => {
    const rules = 'p{font:1em A}em{font-style:italic}';
    expect(critical(faces + rules, '<p>x')).toBe(`${face('A', 400)}p{font:1em A}`);
    expect(critical(faces + rules, '<p><em>x</em>')).toBe(
      face('A', 400) + face('A', 400, 'italic') + rules,
    );
  });

  test('stay when a kept rule does', () => {
    const rules = 'p{font:1em A}p{font-weight:700}';
    expect(critical(faces + rules, '<p>x')).toContain(face('A', 700));
  });
});

test('the styles of an open menu wait for the full sheet', () => {
  const css =
    '.menu:not(:popover-open){display:contents}.menu:popover-open{margin:0}' +
    '.menu:popover-open::backdrop{background:red}:root:has(.menu:popover-open){overflow:hidden}';
  expect(critical(css, '<div popover class=menu>x</div>')).toBe(
    '.menu:not(:popover-open){display:contents}',
  );
});

test('layers keep their order where the first has no rule left', () => {
  expect(
    critical('@layer a{em{color:red}}@layer b{p{color:red}}@layer c{em{color:red}}', '<p>x'),
  ).toBe('@layer a,b;@layer b{p{color:red}}');
});

describe('custom properties', () => {
  test('that nothing uses go, with those that only they use', () => {
    expect(critical(':root{--a:var(--b);--b:red;--c:blue}p{color:green}', '<p>x')).toBe(
      'p{color:green}',
    );
  });

  test('that the HTML uses stay', () => {
    expect(critical(':root{--a:red}', '<p style="color:var(--a)">x')).toBe(':root{--a:red}');
  });

  test('of one value are replaced by it', () => {
    expect(critical(':root{--a:var(--b);--b:1px}p{margin:calc(var(--a)*-1)auto}', '<p>x')).toBe(
      'p{margin:calc(1px *-1)auto}',
    );
  });

  test('are inlined where a selector that the page has nothing for sets them, too', () => {
    const css = ':root{--a:var(--b)}[data-theme=dark],.band{--b:red}p{color:var(--a)}';
    expect(critical(css, '<p>x')).toBe('[data-theme=dark]{--b:red}p{color:var(--b)}');
    expect(critical(css, '<p class=band>x')).toBe(css);
  });

  test('that a color mode, an element or the HTML changes are not', () => {
    for (const css of [
      ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}',
      ':root{--a:red}body{--a:blue}p{color:var(--a)}',
      ':root{--a:var(--b);--b:red}body{--b:blue}p{color:var(--a);background:var(--b)}',
    ]) {
      expect(critical(css, '<p>x')).toBe(css);
    }
    expect(critical(':root{--a:red}p{color:var(--a)}', '<p style="--a:blue">x')).toBe(
      ':root{--a:red}p{color:var(--a)}',
    );
  });

  test('stay behind their name when their value is long and often used', () => {
    const font = '"A Font of a Long Name","Another Font of a Long Name",serif';
    const css = `:root{--f:${font}}p{font-family:var(--f)}b{font-family:var(--f)}i{font-family:var(--f)}u{font-family:var(--f)}`;
    expect(critical(css, '<p><b>x</b><i>y</i><u>z</u>')).toBe(css);
  });
});
