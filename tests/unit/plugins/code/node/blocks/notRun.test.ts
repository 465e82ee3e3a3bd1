import { expect, test } from 'vitest';
import { reasonFaults } from '../../../../../../plugins/code/node/blocks/notRun.ts';
import { parseMdx } from '../../../../../../plugins/mdx/node/parse.ts';

const block = (opening: string) => `\`\`\`${opening}\n# A comment of the shell\n\`\`\`\n`;

/** The lines of the blocks in a text that lack a reason. */
const linesOf = (text: string) => reasonFaults(parseMdx(text), text).map(({ line }) => line);

test('blocks that run, data, pictures, and languages that can’t run need no reason', () => {
  const openings = ['bash run', 'json', 'mermaid', 'text title="Output"', 'go', 'bash rnu'];
  expect(linesOf(openings.map(block).join('\n'))).toEqual([]);
});

test('a reason holds for the blocks below it in its section', () => {
  const text = [
    '## Setup',
    '{/* Not run: needs macOS. */}',
    block('bash'),
    block('bash title="b"'),
    '### Python',
    block('python'),
  ].join('\n');
  expect(linesOf(text)).toEqual([12]);
});

test('a reason can be in a sentence, and a remark or an empty reason is none', () => {
  const after = (comment: string) => linesOf(`${comment}\n\n${block('bash')}`);
  expect(after('As an aside {/* Not run: needs macOS. */}:')).toEqual([]);
  for (const comment of [
    '{/* Not run:  */}',
    '{/* Not run */}',
    '{/* Later: Not run: a */}',
    '{"a"}',
    '{/* Not run: a */ 1}',
  ]) {
    expect(after(comment), comment).toEqual([3]);
  }
});

test('a reason doesn’t hold for the block above it', () => {
  expect(linesOf(`${block('bash')}\n{/* Not run: needs macOS. */}\n\n${block('bash')}`)).toEqual([
    1,
  ]);
});

test('the contract wants a reason for code that could run', () => {
  const text = `## A\n${block('bash')}`;
  expect(reasonFaults(parseMdx(text), text)).toEqual([
    {
      line: 2,
      message:
        'the block isn\'t run, and doesn\'t say why; mark it "run" with its output below it, or write {/* Not run: why. */} above it',
    },
  ]);
});
