import { defineConfig } from '@playwright/test';
import { addressOf, FIXTURES_READY, SITE } from './tests/browser/sites.ts';

/** Features that Playwright 1.57 disables. They're repeated because only the last `--disable-features` flag counts. */
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
 * The suggestions under the address bar. They're a page of their own, which starts with each window and takes as long
 * as everything else in opening it.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/**
 * A spare process for the next site that a tab visits. Each window would start one, and the tests would close it
 * unused.
 */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Chromium without a sandbox, which isn't available to root in a container, and without network access. */
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
  // Keeps two cores busy even while one of the tests waits for its page.
  workers: 3,
  fullyParallel: true,
  // A stalled machine can exceed a timeout once or twice; a test that fails three times is broken. The list reporter
  // shows retries.
  retries: process.env.CI ? 2 : 0,
  // Running axe on a long page takes this long on a slow machine.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: addressOf(SITE),
    // Tracing every test would take longer than the tests, so only a retry is traced.
    trace: 'on-first-retry',
    launchOptions: {
      args: LAUNCH_ARGS,
      // The commands set the variable to the browser they found.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: [
    {
      command: 'node commands/run.mjs serve',
      url: addressOf(SITE),
      env: { PORT: String(SITE.port) },
      reuseExistingServer: false,
    },
    {
      // Builds changed fixtures and serves all of them. The last URL responds once all of them do.
      command: 'node --require ./commands/bootstrap/typescript.cjs tests/fixtures/serveFixtures.ts',
      url: FIXTURES_READY,
      reuseExistingServer: false,
      timeout: 600_000,
    },
  ],
});
