import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../../../plugins/search/node/places/index.ts';
import { sourceContent } from '../../../../../../plugins/search/node/places/source.ts';

const placesIn = (mdx: string) => placesOf(sourceContent(mdx));
const headingsIn = (mdx: string) =>
  placesIn(mdx)
    .slice(1)
    .map(({ anchor, path }) => [anchor, path.at(-1)]);

describe('sourceContent', () => {
  it('takes an explicit id and leaves it out of the text', () => {
    expect(headingsIn('## What it *costs* {#cost}')).toEqual([['cost', 'What it costs']]);
  });

  it('reads through code, emphasis and links', () => {
    expect(headingsIn('## Run `ls -la` in [a *shell*](/shell)')).toEqual([
      ['run-ls--la-in-a-shell', 'Run ls -la in a shell'],
    ]);
  });

  it('numbers equal headings over all levels, the title included', () => {
    expect(headingsIn('# Tin\n\n## Tin\n\n### Tin\n\n## Pan').map(([anchor]) => anchor)).toEqual([
      'tin-1',
      'tin-2',
      'pan',
    ]);
  });

  it('does not take comments in code or MDX for headings', () => {
    expect(headingsIn('```sh\n## no\n```\n\n{/* ## no */}\n\n<!-- ## no -->\n\n## Yes')).toEqual([
      ['yes', 'Yes'],
    ]);
  });

  it('has what is in components, admonitions, tables and code, without diagrams', () => {
    const [page, inside] = placesIn(
      'import X from "x";\n\n<Tabs><TabItem value="a">\n\nIn a tab {1 + 1}.\n\n</TabItem></Tabs>\n\n| A | B |\n|---|---|\n| c | d |\n\n```sh\nls\n```\n\n```mermaid\nflowchart\n```\n\n:::note Mind\n\n### Inside\n\nText.\n\n:::',
    );
    expect(page?.content).toBe('In a tab . A · B; c · d ls Mind');
    expect(inside).toMatchObject({ anchor: 'inside', content: 'Text.' });
  });

  it('has the rows of data sets', () => {
    const rows = [{ id: 'LHR', cells: ['LHR', 'Heathrow'] }];
    const root = sourceContent('<DataTable data="airports" />\n\n<Tabs>Words</Tabs>', ({ name }) =>
      name === 'DataTable' ? rows : undefined,
    );
    expect(placesOf(root).slice(1)).toMatchObject([
      { kind: 'row', anchor: 'LHR', path: ['LHR Heathrow'], content: 'LHR · Heathrow' },
    ]);
  });

  it('throws on text that is not MDX', () => {
    expect(() => sourceContent('## {')).toThrow();
  });
});
