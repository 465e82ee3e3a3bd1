import { expect, test } from 'vitest';
import { writeServingFiles } from '../../../../../plugins/publish/node/prepare.ts';
import { readSettings } from '../../../../../site/settings.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

test('a script in a page that has changed since the build before has its own hash in the policy', async () => {
  const results = temporaryFolder({});
  const policyWith = async (script: string) => {
    const folder = temporaryFolder({ 'index.html': `<script>${script}</script>` });
    const { headers } = await writeServingFiles(folder, readSettings({}), results);
    return JSON.stringify(headers).match(/'sha256-[^']+'/)?.[0];
  };
  const first = await policyWith('a()');
  expect(first).toMatch(/^'sha256-/);
  expect(await policyWith('b()')).not.toBe(first);
  expect(await policyWith('a()')).toBe(first);
});

test('an attribute with a script is refused, also in a page that was read before', async () => {
  const results = temporaryFolder({});
  const folder = temporaryFolder({ 'index.html': '<body onload="a()">' });
  const write = () => writeServingFiles(folder, readSettings({}), results);
  await expect(write()).rejects.toThrow(/index\.html has <body onload>/);
  await expect(write()).rejects.toThrow(/index\.html has <body onload>/);
});
