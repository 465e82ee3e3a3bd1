import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectAwake } from './code.ts';

test.use({ window: 'own' });

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Where a web archive serves the site. */
const ARCHIVE = '/web/20261128/https://example.org';

/** Points the references of a page to another place, like programs that copy pages. */
const moved = (html: string, to: string) =>
  html.replace(/(\s(?:href|src)=["']?)(?=\/)/g, `$1${to}`);

/** Serves the site below the prefix of an archive, which keeps a page only as it was sent. */
async function archive(page: Page): Promise<void> {
  await page.route(`**${ARCHIVE}/**`, async (route) => {
    const original = route.request().url().replace(ARCHIVE, '');
    const response = await route.fetch({ url: original });
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    await route.fulfill(
      isPage ? { response, body: moved(await response.text(), ARCHIVE) } : { response },
    );
  });
}

/**
 * Does what would wake a page up, and waits for what it requests.
 *
 * @returns the scripts that it requested
 */
async function touch(page: Page, open: () => Promise<unknown>): Promise<readonly string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await open();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.waitForLoadState('networkidle');
  return scripts;
}

for (const address of ['/docker', '/about', '/', '/search?q=focaccia']) {
  test(`an archived ${address} stays as it was served`, async ({ page }) => {
    await archive(page);
    const served = await (await page.request.get(address)).text();
    const [, title = ''] = /<title[^>]*>(.*?)<\/title>/.exec(served) ?? [];
    expect(await touch(page, () => page.goto(ARCHIVE + address))).toEqual([]);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('did not load properly').locator('visible=true')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL(`${ARCHIVE}/privacy-policy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  });
}

test('an archived page has all of its styles, and its links to headings work', async ({ page }) => {
  await archive(page);
  await page.goto(`${ARCHIVE}/interest-rate`);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Overpaying' }).click();
  await expect(page.getByRole('heading', { name: 'Overpaying' })).toBeInViewport();
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^rgb\(/);
});

test('a copy of a page in a file stays as it was served', async ({ page, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  const file = test.info().outputPath('docker.html');
  const html = await (await page.request.get('/docker')).text();
  // The policy allows files of the page's own host only; a copy that refers to another one goes without.
  const copied = moved(html, origin).replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '');
  await writeFile(file, copied);
  // The parts of a copy are files beside it, whose fonts it may load.
  await page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  const scripts = await touch(page, () => page.goto(pathToFileURL(file).href));
  expect(scripts).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page saved with its files beside it has its styles and pictures, under its own policy', async ({
  page,
}) => {
  const file = test.info().outputPath('docker.html');
  const folder = path.join(path.dirname(file), 'docker_files');
  await mkdir(folder);
  let html = await (await page.request.get('/docker')).text();
  expect(html).toContain('<meta http-equiv=Content-Security-Policy');
  for (const [, address = ''] of html.matchAll(/\s(?:href|src)=["']?(\/[^"'\s>]+\.(?:css|svg))/g)) {
    const name = path.basename(address);
    await writeFile(path.join(folder, name), await (await page.request.get(address)).body());
    html = html.replaceAll(address, `./docker_files/${name}`);
  }
  await writeFile(file, html);
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^rgb\(/);
  const picture = page.locator('main img').locator('visible=true').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

// @proves routes.html
for (const variant of [
  '/docker.html',
  '/docker/index.html',
  '/docker/',
  '/Docker',
  '/DOCKER.HTML',
]) {
  test(`a host that serves the page at ${variant} gets it awake, at its own address`, async ({
    page,
  }) => {
    const body = await (await page.request.get('/docker')).text();
    await page.route(`**${variant}?*`, (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto(`${variant}?a=B#Images`);
    await expectAwake(page);
    await expect(page).toHaveURL('/docker?a=B#Images');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  });
}

test('the home page wakes up as /index.html, at its own address', async ({ page }) => {
  const body = await (await page.request.get('/')).text();
  await page.route('**/index.html', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto('/index.html');
  await expectAwake(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal Documents Library');
});

for (const address of ['/no/such/page', '/%E0%A4%A', '/Docker']) {
  test(`the not-found page wakes up at ${address}`, async ({ page, faults }) => {
    faults.expect(/404/);
    const body = await (await page.request.get('/no-such-page')).text();
    // Responds like a host without redirects, which knows no malformed path.
    await page.route(`**${address}`, (route) =>
      route.fulfill({ status: 404, body, contentType: 'text/html' }),
    );
    await page.goto(address);
    await expectAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveURL(address);
  });
}
