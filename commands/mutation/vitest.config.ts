import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { PARTS } from './parts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The tests of the part that `MUTATED_PART` names. */
const { tests } = PARTS[process.env.MUTATED_PART as keyof typeof PARTS] ?? { tests: [] };

/** For the mutation runner, which can't choose a project of the tests' own configuration. */
export default defineConfig({
  root,
  test: {
    environment: 'node',
    // As in the tests' own configuration. Loading all modules anew for each mutant takes longer than the tests.
    isolate: false,
    poolOptions: { threads: { isolate: false } },
    include: tests.map((place) => (place.endsWith('.test.ts') ? place : `${place}/**/*.test.ts`)),
    unstubEnvs: true,
    setupFiles: ['commands/mutation/setup.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    alias: { '@site': root },
    globalSetup: tests.some((folder) => folder.startsWith('tests/serving'))
      ? ['tests/serving/provideNginx.ts']
      : [],
  },
});
