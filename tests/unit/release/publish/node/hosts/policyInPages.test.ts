import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rewritePages } from '../../../../../../release/pages/node/index.ts';
import { policyInPages } from '../../../../../../release/publish/node/hosts/policyInPages.ts';
import { temporaryFolder } from '../../../../scripts/temporaryFolder.ts';
import { sampleTable } from '../samples.ts';

test('the policy follows the charset, before the first script', async () => {
  const folder = temporaryFolder({
    'a.html':
      '<!doctype html><html lang=en><meta charset=UTF-8><title>A</title><script>a()</script>',
  });
  await rewritePages(
    folder,
    ['a.html'],
    [policyInPages(sampleTable({ policy: "img-src 'self';frame-ancestors 'none'" }))],
  );
  expect(readFileSync(path.join(folder, 'a.html'), 'utf8')).toBe(
    '<!doctype html><html lang=en><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="img-src \'self\'"><title>A</title><script>a()</script>',
  );
});

test('a page that only leads to another one keeps its script', async () => {
  const html =
    '<meta charset="UTF-8"><meta http-equiv="refresh" content="0; url=/b"><script>b()</script>';
  const folder = temporaryFolder({ 'a.html': html });
  await rewritePages(folder, ['a.html'], [policyInPages(sampleTable())]);
  expect(readFileSync(path.join(folder, 'a.html'), 'utf8')).toBe(html);
});

test('a page without a place for it is named', async () => {
  const folder = temporaryFolder({ 'a.html': '<title>A</title>' });
  await expect(rewritePages(folder, ['a.html'], [policyInPages(sampleTable())])).rejects.toThrow(
    'a.html',
  );
});
