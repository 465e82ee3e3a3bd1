import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkLibrary } from '../../../../commands/documents/checkLibrary.ts';
import { fieldsOf } from '../../plugins/documents/node/contract/samples.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

test('every mistake is listed with its file and line, in one go', async () => {
  const root = temporaryFolder({
    'docs/order.txt': 'travel/tea\ntravel/rice\n',
    'docs/words.txt': '',
    'docs/published.txt': '/soup\n',
    'docs/travel/tea.mdx': `${fieldsOf({ draft: 'true' })}Text with a {placeholder}.\n\n:::tipp\n\nText.\n\n:::\n`,
  });
  symlinkSync(path.resolve('data'), path.join(root, 'data'));
  const { documents, findings } = await checkLibrary(root);
  expect(documents).toBe(1);
  expect(findings).toEqual([
    'docs/order.txt:2: no document has the id "travel/rice"; delete the line or correct it',
    expect.stringMatching(/^docs\/published\.txt:1: \/soup was published and leads nowhere/),
    expect.stringMatching(/^docs\/travel\/tea\.mdx:10: \{placeholder\} would be run as code/),
    expect.stringMatching(/^docs\/travel\/tea\.mdx:12: :::tipp is not a kind of admonition/),
  ]);
});
