import { readFileSync } from 'node:fs';

/** Relative to the project's folder, where Playwright runs. */
const SITEMAP = 'build/sitemap.xml';

/** The path of each page in the build's sitemap. */
export const sitemapPaths: readonly string[] = [
  ...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);
