import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporaryFolder.ts';
import { runNode } from './buildSite.ts';

/** Runs a document that has a single code block. */
function runCode(language: string, code: string) {
  const fence = '```';
  const text = `# Tea\n\n${fence}${language}\n${code}\n${fence}\n`;
  const file = path.join(temporaryFolder({ 'tea.mdx': text }), 'tea.mdx');
  return runNode(['commands/run.mjs', 'code', file]);
}

test('a mistake after a language is reported once', async () => {
  const { code, output } = await runCode('js rum', 'steep();');
  expect(output.match(/"rum"/g)).toEqual(['"rum"']);
  expect(code).toBe(1);
});
