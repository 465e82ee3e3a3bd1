import { describe, expect, it } from 'vitest';
import { headingsOf as headingsOfTree } from '../../../../../plugins/mdx/node/headings.ts';
import { parseMdx } from '../../../../../plugins/mdx/node/parse.ts';

const headingsOf = (content: string) => headingsOfTree(parseMdx(content));

describe('headingsOf', () => {
  it('takes an explicit id and leaves it out of the text', () => {
    expect(headingsOf('## What it *costs* {#cost}')).toEqual([
      { level: 2, anchor: 'cost', text: 'What it costs', line: 1 },
    ]);
  });

  it('reads through code, emphasis, links and maths', () => {
    expect(headingsOf('## Run `ls -la` in [a *shell*](/shell), $x^2$ times')).toEqual([
      {
        level: 2,
        anchor: 'run-ls--la-in-a-shell-x2-times',
        text: 'Run ls -la in a shell, x^2 times',
        line: 1,
      },
    ]);
  });

  it('numbers equal headings over all levels, the title included', () => {
    const anchors = headingsOf('# Tin\n\n## Tin\n\n### Tin\n\n## Pan').map(({ anchor }) => anchor);
    expect(anchors).toEqual(['tin', 'tin-1', 'tin-2', 'pan']);
  });

  it('does not take comments in code or MDX for headings', () => {
    expect(headingsOf('```sh\n## no\n```\n\n{/* ## no */}\n\n<!-- ## no -->\n\n## Yes')).toEqual([
      { level: 2, anchor: 'yes', text: 'Yes', line: 9 },
    ]);
  });

  it('finds headings in admonitions', () => {
    expect(headingsOf(':::note Mind\n\n### Inside\n\n:::').map(({ anchor }) => anchor)).toEqual([
      'inside',
    ]);
  });

  it('throws on text that is not MDX', () => {
    expect(() => headingsOf('## {')).toThrow();
  });
});
