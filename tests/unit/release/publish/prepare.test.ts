import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../../release/pages/index.ts';
import { readServingTable, writeServingFiles } from '../../../../release/publish/prepare.ts';
import { redirectOf } from '../../../../release/publish/route.ts';
import { readSettings } from '../../../../site/settings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

test('attributes with a script are refused, and each is named once', async () => {
  const folder = temporaryFolder({
    'index.html': '<body onload="a()"><p onclick="b()"><p onclick="c()">',
  });
  await expect(
    writeServingFiles(folder, readSettings({}), await readPages(folder)),
  ).rejects.toThrow(/^index\.html has <body onload>, <p onclick>, which/);
});

test('the table can be read again, and static hosts get its headers', async () => {
  const folder = temporaryFolder({ 'index.html': '<h1>home</h1>' });
  const table = await writeServingFiles(folder, readSettings({}), await readPages(folder));
  expect(await readServingTable(folder)).toEqual(table);
  expect(table.pages).toContain('/');
  const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'none'");
});

test.each(['', '{"pages":['])('a table that holds %j is refused', async (content) => {
  const folder = temporaryFolder({ '.serving.json': content });
  await expect(readServingTable(folder)).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(`${path.join(folder, '.serving.json')}, which says`),
  });
});

test('a page that only leads to another one is a redirect', async () => {
  const folder = temporaryFolder({
    'index.html': '<h1>home</h1>',
    'old.html':
      '<meta http-equiv="refresh" content="0; url=/library/new"><script>location.href="/library/new"</script>',
  });
  const table = await writeServingFiles(
    folder,
    readSettings({ SITE_BASE_URL: '/library/' }),
    await readPages(folder),
  );
  for (const form of ['/old', '/old/', '/old.html', '/old/index.html']) {
    expect([form, redirectOf(table, form)]).toEqual([form, '/new']);
  }
  expect(redirectOf(table, '/older')).toBeUndefined();
  expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toContain(
    '/library/old /library/new 301\n',
  );
});
