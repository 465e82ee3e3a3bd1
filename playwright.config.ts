import { defineConfig } from '@playwright/test';
import { addressOf, FIXTURES_READY, SITE } from './tests/browser/sites.ts';

/** What Playwright 1.57 switches off itself; of two such flags only the last counts. */
const SWITCHED_OFF_BY_PLAYWRIGHT = [
  'AcceptCHFrame',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'AutoDeElevate',
  'RenderDocument',
  'OptimizationHints',
];

/**
 * The list under the address bar, which is a page of its own: it starts with each window, so with each test,
 * and takes as long as all the rest of opening one.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/**
 * A process that is started ahead for the next site that the tab goes to. Each window would start one, and the
 * tests close it unused.
 */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Chromium without a sandbox, which a container's root has not, and without a network beyond this machine. */
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...SWITCHED_OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, SPARE_PROCESS].join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Two cores have something to do also while one of the tests waits for its page.
  workers: 3,
  fullyParallel: true,
  // A stalled machine can outlast a limit once or twice; what fails three times is a fault. The list names what was tried again.
  retries: process.env.CI ? 2 : 0,
  // A long page under axe takes a slow machine this long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: addressOf(SITE),
    // A trace of every test would cost more than the tests; one that is tried again leaves one.
    trace: 'on-first-retry',
    launchOptions: {
      args: LAUNCH_ARGS,
      // The commands set it to the browser they found.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: [
    {
      command: 'node scripts/serve/index.mjs',
      url: addressOf(SITE),
      env: { PORT: String(SITE.port) },
      reuseExistingServer: false,
    },
    {
      // Builds those that have changed, and serves all; the last address answers when all do.
      command: 'node tests/fixtures/serveFixtures.mjs',
      url: FIXTURES_READY,
      reuseExistingServer: false,
      timeout: 600_000,
    },
  ],
});
