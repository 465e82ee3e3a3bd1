import { FIXTURE_SITES } from '../tests/browser/sites.ts';
import { buildFixtures } from '../tests/fixtures/buildFixtures.ts';
import { buildIfStale } from './building/build.ts';
import { ROOT } from './project/root.ts';

/** Builds the sites for the browser tests if they're stale: this one, and the fixtures with its theme. */
export async function main(): Promise<void> {
  await buildIfStale(ROOT, process.env);
  await buildFixtures(FIXTURE_SITES);
}
