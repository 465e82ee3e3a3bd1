import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests build tiny sites or read the complete library, and several share the machine. */
const TIMEOUT_MS = 120_000;

/** For test files that start several processes in parallel themselves. */
const ONE_FILE_AT_A_TIME = { forks: { singleFork: true } };

export default defineConfig({
  test: {
    // One worker per core, because the runner itself only waits for them.
    maxWorkers: '100%',
    minWorkers: 1,
    // Isolating each file in its own process takes three times as long as the tests. So no test mocks a module
    // (`vi.mock`), and each one restores what it changes in its process. The pool reads this option only here.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          unstubEnvs: true,
          // Some tests start a command of the project with empty caches.
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // The bundler's alias for the site.
          alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) },
        },
      },
      {
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          maxConcurrency: 2,
          poolOptions: ONE_FILE_AT_A_TIME,
        },
      },
      {
        test: {
          name: 'serving',
          environment: 'node',
          include: ['tests/serving/**/*.test.ts'],
          globalSetup: 'tests/serving/provideNginx.ts',
          poolOptions: ONE_FILE_AT_A_TIME,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/provideEngines.ts',
          // As in the browser tests: a stalled machine can exceed a timeout once or twice.
          retry: process.env.CI ? 2 : 0,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
