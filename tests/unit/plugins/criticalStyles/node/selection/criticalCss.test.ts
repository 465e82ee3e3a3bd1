import { describe, expect, test } from 'vitest';
import { criticalCssOf } from '../../../../../../plugins/criticalStyles/node/selection/criticalCss.ts';

const page = (body: string, attributes = '') =>
  `<!doctype html><html lang=en ${attributes}><title>Tea</title><body>${body}`;

const critical = (css: string, body: string, attributes?: string) =>
  criticalCssOf(css)(page(body, attributes));

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
    ['a state that HTML does not tell', 'p:target{color:red}', '<p>x'],
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
    ['a child that stands deeper', '.a>p{color:red}', '<div class=a><div><p>x</div></div>'],
    [
      'a row of the head, which ended before the body',
      'thead td{color:red}',
      '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    ],
    ['what a pointer brings', 'p:hover,p:active{color:red}', '<p>x'],
    ['what answers a pointer or a change only', 'p{cursor:pointer;transition:color 1s}', '<p>x'],
    ['scrollbars of one engine', 'p::-webkit-scrollbar{width:1px}', '<p>x'],
    [
      'a menu that has to be opened without scripts',
      '@media (scripting:none) and (width<=996px){p{color:red}}',
      '<p>x',
    ],
    ['paper', '@media print{p{color:red}}', '<p>x'],
    ['an animation that nothing plays', '@keyframes a{to{color:red}}', '<p>x'],
  ])('not %s', (_what, css, body) => {
    expect(critical(css, body)).toBe('');
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

  test('goes from a weaker layer, however strong its selector', () => {
    expect(critical('@layer a{body p{color:red;margin:0}}p{color:blue}', '<p>x')).toBe(
      '@layer a{body p{margin:0}}p{color:blue}',
    );
  });
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
