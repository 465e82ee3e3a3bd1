import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../../../../../release/pages/node/index.ts';
import { writeServingFiles } from '../../../../../release/publish/node/prepare.ts';
import { redirectOf } from '../../../../../release/publish/node/table/route.ts';
import { readSettings } from '../../../../../site/settings.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

test('an attribute with a script is refused', async () => {
  const folder = temporaryFolder({ 'index.html': '<body onload="a()">' });
  await expect(
    writeServingFiles(folder, readSettings({}), await readPages(folder)),
  ).rejects.toThrow(/index\.html has <body onload>/);
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
