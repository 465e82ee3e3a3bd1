import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A build of a tiny site takes seconds, and several share the machine. */
const BUILD_TIMEOUT_MS = 120_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts'],
          // The bundler knows the site by this name.
          alias: { '@site': fileURLToPath(new URL('.', import.meta.url)) },
        },
      },
      {
        test: {
          name: 'build',
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: BUILD_TIMEOUT_MS,
          hookTimeout: BUILD_TIMEOUT_MS,
          maxConcurrency: 2,
        },
      },
      {
        test: {
          name: 'serving',
          environment: 'node',
          include: ['tests/serving/**/*.test.ts'],
          globalSetup: 'tests/serving/provideNginx.ts',
          testTimeout: BUILD_TIMEOUT_MS,
          hookTimeout: BUILD_TIMEOUT_MS,
        },
      },
    ],
  },
});
