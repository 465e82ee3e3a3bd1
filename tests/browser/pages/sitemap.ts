import { readFileSync } from 'node:fs';

/** Relative to the project's folder, where Playwright runs. */
const SITEMAP = 'build/sitemap.xml';

/** The path of each page in the build's sitemap. */
export const sitemapPaths: readonly string[] = [
  ...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);

/** Pages per test: a test for each would spend most of its time on preparing its window. */
const BATCH = 16;

/** Divides paths into batches of neighbors, each with a name for its test. */
export function batchesOf(
  paths: readonly string[],
): readonly { readonly name: string; readonly batch: readonly string[] }[] {
  return Array.from({ length: Math.ceil(paths.length / BATCH) }, (_, index) => {
    const batch = paths.slice(index * BATCH, (index + 1) * BATCH);
    return { name: `${batch[0]} to ${batch.at(-1)}`, batch };
  });
}
