import { describe, expect, test } from 'vitest';
import { copyOf } from '../../../../../plugins/markdown/node/copyOf.ts';
import { renderedContent } from '../../../../../plugins/rendered/node/content.ts';

const DOCUMENT = {
  title: 'Docker',
  description: 'Run a container.',
  address: 'https://library.example/docker',
};

/** Converts the content of a document, as the build writes it. */
function converted(content: string): string {
  const page = renderedContent(
    `<article><nav>Crumbs</nav><div class="theme-doc-markdown markdown"><header><h1>Docker</h1></header><p>Top.</p>${content}</div><footer>Edit this page</footer></article>`,
  );
  return copyOf(DOCUMENT, page).split('Top.\n\n')[1] ?? '';
}

/** Lines of a text. */
const lines = (...text: string[]) => `${text.join('\n')}\n`;

describe('the text of a document', () => {
  test('has its headings without their links to themselves, and neither its title nor its footer', () => {
    expect(
      converted(
        '<p>First.</p>\n<h2 data-below class=anchor id=why><a href=#why>Why it <code translate=no>exits</code></a></h2><p>Second.',
      ),
    ).toBe(lines('First.', '', '## Why it `exits`', '', 'Second.'));
  });

  test('has absolute links and pictures, and a picture for two color modes once', () => {
    expect(
      converted(
        '<p>See <a href=#why>why</a>, <a href=/dockerfile>Dockerfile</a>, and <a href=https://man7.org/ target=_blank rel="noopener noreferrer">man7</a>.</p>\n<figure class=_h><div class=_1g><img width=720 height=430 loading=lazy src=/docs/vm.svg alt="Two stacks." class=_j><img width=720 height=430 loading=lazy src=/docs/vm-dark.svg alt="Two stacks." class=_i></div><figcaption>One kernel.</figcaption></figure>',
      ),
    ).toBe(
      lines(
        'See [why](https://library.example/docker#why), [Dockerfile](https://library.example/dockerfile), and [man7](https://man7.org/).',
        '',
        '![Two stacks.](https://library.example/docs/vm.svg)',
        '',
        'One kernel.',
      ),
    );
  });

  test('has formulas as TeX, in a line and on their own', () => {
    const formula = (source: string) =>
      `<span class=katex><span class=katex-mathml><math><semantics><mrow><mi>x</mi></mrow><annotation encoding=application/x-tex>${source}</annotation></semantics></math></span><span class=katex-html aria-hidden=true><span class=mord>x</span></span></span>`;
    expect(
      converted(
        `<p>Of ${formula('n^2')} it costs $5:</p>\n<span class=katex-display>${formula('a &lt; \\frac{b}{c}')}</span>`,
      ),
    ).toBe(lines('Of $n^2$ it costs \\$5:', '', '$$', 'a < \\frac{b}{c}', '$$'));
  });

  test('has keys by their names, once', () => {
    expect(
      converted(
        '<p>Press <span class=_k><span class=_l><kbd translate=no><span aria-hidden=true>⌘</span><span class=_2d>Command</span></kbd>+<kbd translate=no>K</kbd></span></span>.',
      ),
    ).toBe(lines('Press `Command`+`K`.'));
  });
});

describe('a code block', () => {
  const block = (language: string, title: string, code: string) =>
    `<div class="language-${language} _4b theme-code-block" style=--prism-color:var(--ink)>${title}<div class=_4g><pre translate=no tabindex=0 class="language-${language} _2g thin-scrollbar"><code class=_2h>${code}</code></pre></div></div>`;

  test('keeps its language, its title, and its lines', () => {
    expect(
      converted(
        block('bash', '', '<span class="token function">docker </span>ps\n\ndocker logs web') +
          block(
            'text',
            '<div class=codeBlockTitle_4h>Output of "ps"</div>',
            'Limit\n  ->  &lt;none>\n',
          ),
      ),
    ).toBe(
      lines(
        '```bash',
        'docker ps',
        '',
        'docker logs web',
        '```',
        '',
        '```text title="Output of \'ps\'"',
        'Limit',
        '  ->  <none>',
        '```',
      ),
    );
  });

  test('stays in the item and in the tab that contain it', () => {
    expect(
      converted(
        `<div class="tabs-container _2y"><div role=tablist class="tabs _2z"><button type=button role=tab>Linux</button></div><div role=tabpanel data-label=Linux><ol><li>Run:${block('bash', '', 'ls')}</ol></div><div role=tabpanel data-label=macOS hidden><p>Open it.</div></div>`,
      ),
    ).toBe(
      lines(
        '**Linux**',
        '',
        '1. Run:',
        '   ```bash',
        '   ls',
        '   ```',
        '',
        '**macOS**',
        '',
        'Open it.',
      ),
    );
  });
});

test('no-break spaces are plain', () => {
  expect(converted('<p>It’s 5\u00A0km.</p>')).toBe(lines('It’s 5 km.'));
});

test('a diagram is its source', () => {
  expect(
    converted(
      '<div class=_2o data-diagram=6baee964dfae><div><img src=/diagrams/6baee964dfae.svg alt="" loading=lazy><button type=button aria-label="Enlarge the diagram"></button></div><pre class=_2q data-search=skip translate=no>\nflowchart TD\n    A["task, last&lt;br/>result"] --> B</pre></div>',
    ),
  ).toBe(lines('```mermaid', 'flowchart TD', '    A["task, last<br/>result"] --> B', '```'));
});

test('a plot is what it shows and its numbers, without its legend', () => {
  const svg = (className: string) =>
    `<svg viewBox="0 0 608 362" class=${className} role=img aria-label="Two lines that cross." aria-details=p><text>10</text></svg>`;
  expect(
    converted(
      `<div class=_p><figure><ul class=_s><li><svg viewBox="0 0 26 14" aria-hidden=true></svg>n^2</ul>${svg('_q')}${svg('_r')}<figcaption id=c>Both grow.</figcaption></figure><details id=p class=_t><summary>The numbers</summary><div class=_1g><table aria-labelledby=c><thead><tr><th scope=col>n<th scope=col>n^2<tbody><tr><th scope=row>1<td>1<tr><th scope=row>2<td></table></div></details></div>`,
    ),
  ).toBe(
    lines(
      'Plot: Two lines that cross.',
      '',
      'Both grow.',
      '',
      '**The numbers**',
      '',
      '| n | n^2 |',
      '| - | - |',
      '| 1 | 1 |',
      '| 2 | |',
    ),
  );
});

test('a data table has its caption, its rows, and its sources, but no controls and no signs of rows', () => {
  expect(
    converted(
      '<div class=_7><search class=_6 aria-label="Filter"><label for=f>Filter<input id=f type=search value=""></label><label>Alliance<select><option value="" selected>All<option>oneworld</select></label></search><output class=_e>2 rows</output><table role=table class=_8><caption>Members<thead role=rowgroup><tr role=row><th role=columnheader scope=col aria-sort=ascending><span class=_b>Airline</span><th role=columnheader scope=col class=_9><span class=_b>Bag (kg)</span><tbody role=rowgroup aria-label=Members tabindex=0><tr role=row id=A3><th role=rowheader scope=row>Aegean<a class=_d translate=no href=#A3 aria-label="Link to Aegean">#</a><td role=cell class=_9>23 | 32<tr role=row id=AR><th role=rowheader scope=row><span aria-hidden=true>🇦🇷</span> Aerolíneas<a class=_d translate=no href=#AR aria-label="Link">#</a><td role=cell><span aria-hidden=true>?</span><span class=_2d>unknown</span></table><p class=_4 data-search=skip>Data as of <time datetime=2026-11-20>November 20, 2026</time> · <!-- -->Source: <a href=https://a.example/>A</a><span class=_5> · Download <a href=/data/members.csv download="" aria-label="Download as CSV">CSV</a></span></div>',
    ),
  ).toBe(
    lines(
      '**Members**',
      '',
      '| Airline | Bag (kg) |',
      '| - | - |',
      '| Aegean | 23 \\| 32 |',
      '| Aerolíneas | unknown |',
      '',
      'Data as of November 20, 2026 · Source: [A](https://a.example/) · Download [CSV](https://library.example/data/members.csv)',
    ),
  );
});

test('a table keeps the alignment of its columns', () => {
  expect(
    converted(
      '<div class=_1g><table><thead><tr><th style=text-align:left>Item<th style=text-align:right>Price<tbody><tr><td style=text-align:left>Tea<td style=text-align:right>2.50</table></div>',
    ),
  ).toBe(lines('| Item | Price |', '| :- | -: |', '| Tea | 2.50 |'));
});

test('a checklist is a task list', () => {
  expect(
    converted(
      '<div class=_3><output>1 of 2 checked</output><button type=button>Clear all</button></div><ul class="contains-task-list _67">\n<li class=task-list-item><label data-search=text><input type=checkbox> <strong>Door</strong> locks</label></li>\n<li class=task-list-item><label data-search=text><input type=checkbox checked> Alarm</label></li>\n</ul>',
    ),
  ).toBe(lines('- [ ] **Door** locks', '- [x] Alarm'));
});

test('an admonition is a quote that begins with its kind, and its title if it has one', () => {
  const admonition = (title: string) =>
    `<div class="theme-admonition theme-admonition-warning _31 alert alert--warning"><div class=admonitionHeading_32><span class=_33><svg viewBox="0 0 14 16"></svg></span>${title}</div><div class=_34><p>Dry it.</div></div>`;
  expect(converted(`${admonition('Hot fat')}${admonition('warning')}`)).toBe(
    lines('> **Warning: Hot fat**', '>', '> Dry it.', '', '> **Warning**', '>', '> Dry it.'),
  );
});

test('a recipe has its facts, its ingredients, and its steps, but no controls', () => {
  expect(
    converted(
      '<dl class=_19><div><dt>Serves<dd>2</div><div><dt>From<dd>Rome</div></dl><div class=_y><div class=_z><label for=s>Servings</label><button type=button>−</button><input id=s type=number value=2></div><fieldset class=_10><legend>Units</legend><label><input type=radio name=u checked>Metric</label></fieldset><button type=button>Cook mode</button><output>Amounts for 2.</output></div><div class=_1a><ul>\n<li><span><span class=_w>240 g</span> <span>spaghetti</span></span>, dry</li>\n<li>\n<span><span class=_w>4 g</span> <span>pepper</span></span>\n</li>\n</ul></div><ol><li>Toast. <span class=_1c><em>2 minutes</em><button type=button aria-label="Start timer">Start timer</button></span></ol>',
    ),
  ).toBe(
    lines(
      '- **Serves**: 2',
      '- **From**: Rome',
      '',
      '* 240 g spaghetti, dry',
      '* 4 g pepper',
      '',
      '1. Toast. *2 minutes*',
    ),
  );
});

test('what the document was checked against and what links to it are not its text', () => {
  expect(
    converted('<p>Text.<div class=_u data-search=skip><div><p>Verified on</p></div></div>'),
  ).toBe(lines('Text.'));
});
