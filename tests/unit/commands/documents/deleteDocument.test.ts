import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deleteDocument } from '../../../../commands/documents/deleteDocument.ts';
import { moveDocument } from '../../../../commands/documents/moveDocument.ts';
import { fieldsOf } from '../../plugins/documents/node/contract/samples.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const FILES = {
  'docs/cooking/README.mdx': `${fieldsOf()}See [salt](/salt).\n`,
  'docs/cooking/recipe/README.mdx': `${fieldsOf({ formerly: '[/dish]' })}Text.\n`,
  'docs/cooking/recipe/ramen.mdx': `${fieldsOf({ formerly: '[/noodle]' })}See [broth](/ramen#broth).\n`,
  'docs/cooking/recipe/udon.mdx': `${fieldsOf({ draft: 'true' })}Text.\n`,
  'docs/cooking/salt.mdx': `${fieldsOf()}Text.\n`,
  'docs/finance/bank.mdx': `${fieldsOf()}Text.\n`,
  'docs/finance/atm.mdx': `${fieldsOf()}Text.\n`,
  'docs/sport/README.mdx': `${fieldsOf()}Text.\n`,
  'docs/order.txt':
    '# Order.\ncooking/README\ncooking/recipe/README\ncooking/recipe/ramen # soup\ncooking/recipe/udon\ncooking/salt\nfinance/bank\nfinance/atm\n',
  'docs/published.txt': '# Kept.\n/cooking\n/ramen\n/salt\n',
};

/** Deletes a document of the library above; returns the message, and the files that changed, `undefined` if deleted. */
async function deleted(...args: readonly string[]) {
  const root = temporaryFolder(FILES);
  const message = await deleteDocument(root, args);
  const changed = Object.entries(FILES).flatMap(([file, before]) => {
    const absolute = path.join(root, file);
    const after = existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
    return after === before ? [] : [[file, after] as const];
  });
  return { message, changed: Object.fromEntries(changed) };
}

test('the address of a deleted document, and those it had before, lead to the closest index', async () => {
  expect(await deleted('/ramen')).toEqual({
    message: expect.stringMatching(
      /^Deleted docs\/cooking\/recipe\/ramen\.mdx\. \/ramen leads to \/recipe now\./,
    ),
    changed: {
      'docs/cooking/recipe/ramen.mdx': undefined,
      'docs/cooking/recipe/README.mdx': `${fieldsOf().replace('verified:', 'formerly: [/dish, /noodle, /ramen]\nverified:')}Text.\n`,
      'docs/order.txt': FILES['docs/order.txt'].replace('cooking/recipe/ramen # soup\n', ''),
    },
  });
});

test.each([
  ['a document that is named', ['cooking/recipe/ramen', '--to', 'salt'], 'docs/cooking/salt.mdx'],
  ['the first of a section without an index', ['/atm'], 'docs/finance/bank.mdx'],
])('or to %s', async (_what, args, file) => {
  const { changed } = await deleted(...args);
  expect(changed[file]).toMatch(/^formerly: \[.*\/(?:ramen|atm)\]$/m);
});

test('a draft was never published, so nothing leads elsewhere', async () => {
  const { message, changed } = await deleted('/udon');
  expect(message).not.toContain('leads');
  expect(Object.keys(changed)).toEqual(['docs/cooking/recipe/udon.mdx', 'docs/order.txt']);
});

test.each([
  [[], /^"" isn't understood; write, for example, npm run delete/],
  [['/ramen', '--to'], /isn't understood/],
  [['/ramen', '/salt'], /isn't understood/],
  [['/tea'], /^no document has the id or slug "\/tea"/],
  [['/ramen', '--to', '/ramen'], /^no other published document is at \/ramen/],
  [['/ramen', '--to', '/udon'], /^no other published document is at \/udon/],
  [['/ramen', '--to', '/about'], /^no other published document is at \/about/],
  [
    ['/recipe'],
    /^docs\/cooking\/recipe\/ has other documents, such as docs\/cooking\/recipe\/ramen\.mdx/,
  ],
  [['/sport'], /^no index is above docs\/sport\/README\.mdx/],
  [['/salt'], /^\/salt is linked from here; .*\ndocs\/cooking\/README\.mdx:9$/],
])('deleting %j is refused, and nothing is written', async (args, message) => {
  const root = temporaryFolder(FILES);
  await expect(deleteDocument(root, args)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringMatching(message),
  });
  for (const [file, content] of Object.entries(FILES)) {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(content);
  }
});

test.each([
  ['deleted', (root: string) => deleteDocument(root, ['/ramen'])],
  ['moved', (root: string) => moveDocument(root, ['/ramen', 'shoyu-ramen'])],
])('a document is %s while an editor holds it open', async (_what, act) => {
  const root = temporaryFolder({ ...FILES, 'docs/cooking/.salt.mdx.swp': '\0' });
  symlinkSync('me@here.1234:5678', path.join(root, 'docs/cooking/recipe/.#ramen.mdx'));
  expect(await act(root)).toContain('/ramen leads to');
});
