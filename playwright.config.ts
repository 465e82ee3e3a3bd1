import { defineConfig } from '@playwright/test';

/** Not the port of `npm start`, so that both can run. */
const PORT = 3210;

/** Chromium without a sandbox, which a container's root has not, and without calls of its own to the network. */
const LAUNCH_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A long page under axe takes a slow machine this long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      args: LAUNCH_ARGS,
      // The commands set it to the browser they found.
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: [
    {
      command: 'node scripts/serve/index.mjs',
      url: `http://localhost:${PORT}`,
      env: { PORT: String(PORT) },
      reuseExistingServer: false,
    },
    {
      command: 'node tests/fixtures/serveSwitchedOn.mjs',
      url: 'http://localhost:3212/tea',
      env: { PORT: '3212' },
      reuseExistingServer: false,
      timeout: 240_000,
    },
  ],
});
