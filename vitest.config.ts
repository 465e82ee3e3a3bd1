import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A build of a tiny site takes seconds, the library is read as a whole, and several share the machine. */
const TIMEOUT_MS = 120_000;

/** For files whose tests start several processes at once themselves. */
const ONE_FILE_AT_A_TIME = { forks: { singleFork: true } };

export default defineConfig({
  test: {
    // As many as there are cores: the runner itself only waits for them.
    maxWorkers: '100%',
    minWorkers: 1,
    // A process and the modules for each of the files would take three times as long as the tests; so none
    // replaces a module (`vi.mock`), and what it sets in its process it puts back. The pool reads it here only.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          unstubEnvs: true,
          // Some start a command of the project, cold.
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          // The bundler knows the site by this name.
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
          // As in the browser tests: a stalled machine can outlast a limit once or twice.
          retry: process.env.CI ? 2 : 0,
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
        },
      },
    ],
  },
});
