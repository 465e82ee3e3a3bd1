import { describe, expect, it } from 'vitest';
import { run } from '../../../../plugins/code/node/run';
import { runnableBlocks } from '../../../../plugins/code/node/runnable';

const page = (...lines: string[]): string => lines.join('\n');

describe('runnableBlocks', () => {
  it('takes a marked block with the output below it', () => {
    const text = page(
      'Text',
      '',
      '```python title="a b.py" run',
      'print(1)',
      '```',
      '',
      '```text title="Output"',
      '1',
      '```',
    );
    expect(runnableBlocks(text, 'docs/a.mdx')).toEqual([
      { language: 'python', code: 'print(1)\n', output: '1\n', line: 3 },
    ]);
  });

  it('leaves blocks without the mark alone, also where "run" is only in a title', () => {
    const text = page('```bash title="how to run"', 'true', '```', '```js', '1', '```');
    expect(runnableBlocks(text, 'docs/a.mdx')).toEqual([]);
  });

  it('leaves a block inside a longer fence alone', () => {
    const text = page('````md', '```python run', 'print(1)', '```', '````');
    expect(runnableBlocks(text, 'docs/a.mdx')).toEqual([]);
  });

  it('names the file and line of a block without its output', () => {
    const text = page(
      'Text',
      '```python run',
      'print(1)',
      '```',
      'More',
      '```text title="Output"',
      '1',
      '```',
    );
    expect(() => runnableBlocks(text, 'docs/a.mdx')).toThrow(
      'docs/a.mdx:2: the block is marked "run", but no block ```text title="Output" follows it; show there what it prints',
    );
  });
});

describe('run', () => {
  const block = (language: string, code: string) => ({ language, code, output: '', line: 1 });

  it('returns what a block prints', async () => {
    await expect(run(block('js', 'console.log(6 * 7)'))).resolves.toBe('42\n');
  });

  it('runs in an empty folder but for the block itself', async () => {
    await expect(run(block('bash', 'ls -A'))).resolves.toBe('block.sh\n');
  });

  it('fails when the block fails', async () => {
    await expect(run(block('bash', 'exit 3'))).rejects.toThrow();
  });

  it('says which languages can be run', async () => {
    await expect(run(block('cobol', ''))).rejects.toThrow('known are bash, js, python');
  });
});
