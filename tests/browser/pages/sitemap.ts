import { readFileSync } from 'node:fs';

/** Playwright runs in the project's folder. */
const SITEMAP = 'build/sitemap.xml';

/** Path of each page that the build's sitemap names. */
export const sitemapPaths: readonly string[] = [
  ...readFileSync(SITEMAP, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, address = '']) => new URL(address).pathname);
