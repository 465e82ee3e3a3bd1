// Builds the sites for the browser tests if they're stale: this one, and the fixtures with its theme.
import { buildFixtures } from '../../tests/fixtures/buildFixtures.mjs';
import { buildIfStale } from '../build/build.mjs';
import { runCommand } from '../node/entry.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

async function main() {
  await buildIfStale(ROOT, process.env);
  /** @type {typeof import('../../tests/browser/sites.ts')} */
  const { FIXTURE_SITES } = loadTypeScript(ROOT, 'tests/browser/sites.ts');
  await buildFixtures(FIXTURE_SITES);
}

runCommand(async () => ({ main }));
