import { expect, test } from 'vitest';
import { codeLanguage } from '../../../../../../../plugins/documents/node/contract/rules/syntax.ts';
import { pageOf } from '../samples.ts';

test.each([
  '```bash\nls\n```',
  '```text title="Output"\nx\n```',
  '`inline`',
])('%j is as it should be', (content) => {
  expect(codeLanguage.check(pageOf(content))).toEqual([]);
});

test('a block without a language is a problem, also inside of something', () => {
  const content =
    ':::note\n\n```\nls\n```\n\n:::\n\n<Tabs>\n<TabItem>\n\n~~~\nls\n~~~\n\n</TabItem>\n</Tabs>';
  expect(codeLanguage.check(pageOf(content)).map(({ line }) => line)).toEqual([3, 12]);
});
