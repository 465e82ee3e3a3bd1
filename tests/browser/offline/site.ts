import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { freePort } from '../../serving/freePort.ts';
import { test as base } from '../windows.ts';

export { expect } from '@playwright/test';

/** Lets Node run a script of the project. */
const TYPESCRIPT = ['--require', './commands/bootstrap/typescript.cjs'];

/** A site whose server a test can stop, and start again with another build. */
export interface OwnSite {
  /** URL of the home page. */
  readonly address: string;
  /** Starts the server, by default with the build of the test. */
  start(folder?: string): Promise<void>;
  stop(): Promise<void>;
}

async function ownSite(folder: string, basePath: string): Promise<OwnSite> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const site: OwnSite = {
    address: `http://localhost:${port}${basePath}`,
    async start(other = folder) {
      const script = 'tests/browser/offline/serve.ts';
      server = spawn(process.execPath, [...TYPESCRIPT, script, other, String(port)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(server.stdout as NonNullable<typeof server.stdout>, 'data');
    },
    async stop() {
      if (server?.kill()) {
        await once(server, 'exit');
      }
      server = undefined;
    },
  };
  await site.start();
  return site;
}

/** Tests with a server of their own. Failed requests are what they're about, so they don't count as faults. */
export const test = base.extend<{ folder: string; basePath: string; site: OwnSite }>({
  folder: ['build', { option: true }],
  basePath: ['/', { option: true }],
  window: 'own',
  site: async ({ folder, basePath }, use) => {
    const site = await ownSite(folder, basePath);
    await use(site);
    await site.stop();
  },
});

/**
 * Makes a deployment that follows the build.
 *
 * @param folder - an empty folder for it
 */
export async function nextDeployment(folder: string): Promise<void> {
  const script = 'tests/browser/offline/nextDeployment.ts';
  await promisify(execFile)(process.execPath, [...TYPESCRIPT, script, folder]);
}

/** Which deployment a page and its main script are from, once the page is hydrated. */
export async function deploymentOf(page: Page): Promise<readonly [page: string, script: string]> {
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  return page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    return [
      document.documentElement.dataset.deployment === 'newer' ? 'newer' : 'older',
      scripts.some((name) => name.includes('/main.newer')) ? 'newer' : 'older',
    ] as const;
  });
}

/** The panel of a page. */
export const panel = (page: Page) => page.locator('main');

/** The panel's latest message. The footer's actions have one, too. */
export const message = (page: Page) => panel(page).locator('output:not(footer *)').last();

/** Opens a page with a panel, and the panel. */
export async function openPanel(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // Where something is kept, the panel opens by itself, and a press would close it.
  const isMarked = await page.evaluate(() => localStorage.getItem('offline-library') !== null);
  if (!isMarked) {
    await panel(page).getByRole('button', { name: 'Keep it on this device' }).click();
  }
  await panel(page).getByRole('columnheader', { name: 'On this device' }).waitFor();
}

/** Keeps a section, and waits until it's kept. */
export async function keepSection(page: Page, address: string, label: string): Promise<void> {
  await openPanel(page, address);
  await panel(page)
    .getByRole('button', { name: `) ${label}` })
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
