import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run } from '../../../plugins/code/node/run';
import { runnableBlocks } from '../../../plugins/code/node/runnable';

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => `docs/${file}`)
  .sort();

const blocks = documents.flatMap((file) =>
  runnableBlocks(readFileSync(file, 'utf8'), file).map(
    (block) => [file, block.line, block] as const,
  ),
);

describe.concurrent('the blocks that documents mark to run', () => {
  it.each(blocks)(
    '%s:%i prints what the page shows',
    { timeout: 30_000 },
    async (_file, _line, block) => {
      expect(await run(block)).toBe(block.output);
    },
  );
});
