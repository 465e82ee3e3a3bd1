import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeOfflineFiles } from '../../../release/offline/node/index.ts';
import { filesBelow } from '../../../release/publish/node/index.ts';
import { buildFolders } from '../../../scripts/build/folders.ts';
import { ROOT } from '../../../scripts/project/root.ts';
import { serve } from '../../../scripts/serve/server.ts';
import { SECTIONS } from '../../../site/identity.ts';
import { freePort } from '../../serving/freePort.ts';
import { test as base } from '../windows.ts';

export { expect } from '@playwright/test';

/** A site whose server a test can stop, and start again with another build. */
export interface OwnSite {
  /** URL of the home page. */
  readonly address: string;
  start(folder?: string): Promise<void>;
  stop(): Promise<void>;
}

async function ownSite(folder: string, basePath: string): Promise<OwnSite> {
  const port = await freePort();
  let server: Server | undefined;
  const site: OwnSite = {
    address: `http://localhost:${port}${basePath}`,
    async start(other = folder) {
      ({ server } = await serve({ folder: other, port }));
    },
    async stop() {
      const stopped = new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
      server?.closeAllConnections();
      await stopped;
      server = undefined;
    },
  };
  await site.start();
  return site;
}

/** Folder of the library's build. */
const BUILD = buildFolders(ROOT).live;

/** Tests with a server of their own. Failed requests are what they're about, so they don't count as faults. */
export const test = base.extend<{ folder: string; basePath: string; site: OwnSite }>({
  folder: [BUILD, { option: true }],
  basePath: ['/', { option: true }],
  window: 'own',
  site: async ({ folder, basePath }, use) => {
    const site = await ownSite(folder, basePath);
    await use(site);
    await site.stop();
  },
});

/**
 * Makes a copy of the build as a deployment that follows it: all pages have another main script, and another generator.
 *
 * @param folder - for the copy
 */
export async function nextDeployment(folder: string): Promise<void> {
  await cp(BUILD, folder, {
    recursive: true,
    filter: (name) => !/\.(?:br|gz)$/.test(name) && !path.basename(name).startsWith('offline-'),
  });
  const files = await filesBelow(folder);
  const main = files.find((file) => /^assets\/js\/main\./.test(file)) ?? '';
  const newer = main.replace(/main\.\w+/, 'main.newer');
  await rename(path.join(folder, main), path.join(folder, newer));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(path.join(folder, file), 'utf8');
    await writeFile(
      path.join(folder, file),
      html.replaceAll(main, newer).replace(/(?<=name=generator content=)"[^"]*"/, 'newer'),
    );
  }
  const site = { baseUrl: '/', trailingSlash: false, sections: SECTIONS };
  await writeOfflineFiles(folder, site, async ({ length }) => length);
}

/** Which deployment a page and its main script are from, once the page is hydrated. */
export async function deploymentOf(page: Page): Promise<readonly [page: string, script: string]> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return page.evaluate(() => {
    const generator = document.querySelector('meta[name=generator]')?.getAttribute('content');
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    return [
      generator === 'newer' ? 'newer' : 'older',
      scripts.some((name) => name.includes('/main.newer')) ? 'newer' : 'older',
    ] as const;
  });
}

/** The panel of a page. */
export const panel = (page: Page) => page.locator('main');

/** The panel's latest message. */
export const message = (page: Page) => panel(page).locator('output').last();

/** Opens a page with a panel, and the panel. */
export async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const opener = panel(page).getByRole('button', { name: 'Keep it on this device' });
  if ((await opener.getAttribute('aria-expanded')) === 'false') {
    await opener.click();
  }
  await panel(page).getByRole('columnheader', { name: 'Download' }).waitFor();
}

/** Keeps a section, and waits until it's kept. */
export async function keepSection(page: Page, address: string, label: string): Promise<void> {
  await openPanel(page, address);
  await panel(page)
    .getByRole('button', { name: `Keep: ${label}`, exact: true })
    .click();
  await base
    .expect(message(page))
    .toHaveText(`${label} is on this device now.`, { timeout: 40_000 });
}

/** What the browser stores for the feature. */
export const stored = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => name.startsWith('offline-library')).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: localStorage.getItem('offline-library'),
  }));

/** What {@link stored} returns when nothing is kept. */
export const NOTHING = { caches: 0, workers: 0, mark: null };
