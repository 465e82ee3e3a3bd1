import { expect, test } from 'vitest';
import {
  blocksNotRun,
  notRunReport,
  reasonFaults,
} from '../../../../../../../plugins/content/code/node/blocks/notRun.ts';
import { parseMdx } from '../../../../../../../plugins/mdx/node/parse.ts';

const block = (opening: string) => `\`\`\`${opening}\n# A comment of the shell\n\`\`\`\n`;

test('blocks that run, data, and pictures are left out', () => {
  const text = [block('bash run'), block('json'), block('mermaid'), block('text title="Output"')];
  expect(blocksNotRun(parseMdx(text.join('\n')))).toEqual([]);
});

test('a reason holds for the blocks below it in its section', () => {
  const text = [
    '## Setup',
    '{/* Not run: needs macOS. */}',
    block('bash'),
    block('bash title="b"'),
    '### Python',
    block('python'),
    block('go'),
  ].join('\n');
  expect(blocksNotRun(parseMdx(text))).toEqual([
    { reason: 'needs macOS', lines: [3, 7] },
    { reason: 'no reason given', lines: [12] },
    { reason: 'go has no interpreter here', lines: [16] },
  ]);
});

test('the report lists each page and reason, and counts the blocks', () => {
  const documents = [
    { file: 'docs/a.mdx', text: `${block('go')}${block('go')}` },
    { file: 'docs/b.mdx', text: `{/* Not run: asks at the terminal. */}\n${block('bash')}` },
  ];
  expect(notRunReport(documents)).toBe(
    [
      'docs/a.mdx:1,4: not run: go has no interpreter here',
      'docs/b.mdx:2: not run: asks at the terminal',
      'Not run: 3',
    ].join('\n'),
  );
});

test('the contract wants a reason for code that could run', () => {
  const faults = (text: string) => reasonFaults(parseMdx(text), text);
  expect(faults(`## A\n${block('bash')}`)).toEqual([
    {
      line: 2,
      message:
        'the block isn\'t run, and doesn\'t say why; mark it "run" with its output below it, or write {/* Not run: why. */} above it',
    },
  ]);
  expect(faults(`{/* Not run: needs macOS. */}\n${block('bash')}${block('go')}`)).toEqual([]);
  expect(faults(block('bash rnu'))).toEqual([]);
});
