import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  deploymentOf,
  expect,
  keepSection,
  message,
  NOTHING,
  nextDeployment,
  openPanel,
  panel,
  stored,
  test,
} from './site.ts';

test.setTimeout(180_000);

test('a newer deployment is read online, the kept one offline, until it is updated as a whole', async ({
  page,
  site,
}) => {
  const newer = await mkdtemp(path.join(os.tmpdir(), 'deployment-'));
  await nextDeployment(newer);
  const visit = async () => {
    await page.goto(`${site.address}visa`);
    return deploymentOf(page);
  };
  await keepSection(page, `${site.address}travel-checklist`, 'Travel');
  await site.stop();
  expect(await visit()).toEqual(['older', 'older']);
  await site.start(newer);
  expect(await visit()).toEqual(['newer', 'newer']);
  await site.stop();
  expect(await visit()).toEqual(['older', 'older']);

  await site.start(newer);
  await openPanel(page, `${site.address}travel-checklist`);
  await expect(panel(page)).toContainText('There’s a newer version.');
  await panel(page)
    .getByRole('button', { name: /^Update \(\d\.\d\sMB\)$/ })
    .click();
  await expect(message(page)).toHaveText('The newer version is on this device now.', {
    timeout: 60_000,
  });
  expect(await stored(page)).toEqual({ caches: 1, workers: 1, mark: 'true' });
  await site.stop();
  expect(await visit()).toEqual(['newer', 'newer']);
  await rm(newer, { recursive: true });
});

test('what is removed leaves nothing behind', async ({ page, site }) => {
  await keepSection(page, `${site.address}cooking-index`, 'Cooking');
  expect(await stored(page)).toEqual({ caches: 1, workers: 1, mark: 'true' });
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(message(page)).toHaveText('Nothing is kept on this device anymore.');
  expect(await stored(page)).toEqual(NOTHING);
});

test('a browser that refuses storage says so, and the site works as before', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));
  });
  await openPanel(page, `${site.address}cooking-index`);
  await panel(page).getByRole('button', { name: ') Cooking' }).click();
  await expect(message(page)).toContainText('doesn’t let this site store anything: allow it');
  expect(await stored(page)).toEqual(NOTHING);
  await page.goto(`${site.address}rice`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rice');
});

test('a device that is full keeps what it had, and nothing half', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    let left = Number.POSITIVE_INFINITY;
    Object.assign(window, {
      fillDevice() {
        left = 40;
      },
    });
    Cache.prototype.put = function (...args) {
      left -= 1;
      return left > 0
        ? put.apply(this, args)
        : Promise.reject(new DOMException('full', 'QuotaExceededError'));
    };
  });
  const fillDevice = () =>
    page.evaluate(() => (window as unknown as { fillDevice(): void }).fillDevice());

  await openPanel(page, `${site.address}about`);
  await fillDevice();
  await panel(page).getByRole('button', { name: ') Travel' }).click();
  await expect(message(page)).toContainText('no room for it on this device: free up some space');
  expect(await stored(page)).toEqual(NOTHING);

  await keepSection(page, `${site.address}about`, 'Cooking');
  await fillDevice();
  await panel(page).getByRole('button', { name: ') Travel' }).click();
  await expect(message(page)).toContainText('no room for it on this device: free up some space');
  expect(await stored(page)).toEqual({ caches: 1, workers: 1, mark: 'true' });
  await site.stop();
  await page.goto(`${site.address}rice`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rice');
});

test('what the browser deleted is said, and can be kept again', async ({ page, site }) => {
  await keepSection(page, `${site.address}cooking-index`, 'Cooking');
  await page.evaluate(async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  await page.goto(`${site.address}cooking-index`);
  await expect(message(page)).toContainText('Your browser has deleted what you kept');
  await expect.poll(() => stored(page)).toEqual(NOTHING);
  await keepSection(page, `${site.address}cooking-index`, 'Cooking');
});

test('a download that is canceled or left leaves nothing behind', async ({ page, site }) => {
  // The index never arrives.
  await page.context().route('**/bundle.bin', () => {});
  await openPanel(page, `${site.address}cooking-index`);
  const keep = panel(page).getByRole('button', { name: ') Cooking' });
  await keep.click();
  await expect.poll(() => stored(page)).toMatchObject({ caches: 1, workers: 1 });
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(message(page)).toHaveText(/download was canceled/);
  expect(await stored(page)).toEqual(NOTHING);

  await keep.click();
  await expect.poll(() => stored(page)).toMatchObject({ caches: 1, workers: 1 });
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${site.address}rice`);
  await expect.poll(() => stored(later)).toEqual(NOTHING);
});
