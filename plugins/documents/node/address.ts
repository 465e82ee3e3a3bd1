import path from 'node:path';
import { WORKER_FILE } from '../../offline/shared/library.ts';
import { INDEX_FOLDER } from '../../search/shared/format.ts';
import { FEED_PATH } from '../shared/changes.ts';

/** A valid slug: lowercase words of letters and digits, joined by hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Derives a document's slug, such as `/docker`, from its ID, such as `developing/docker/README`: the name of the file, or
 * of the folder for a README. Returns `undefined` if the name isn't valid in a slug.
 */
export function slugOf(id: string): string | undefined {
  const segments = id.split('/');
  const last = segments.at(-1) ?? '';
  const name = last === 'README' ? (segments.at(-2) ?? '') : last;
  return NAME.test(name) ? `/${name}` : undefined;
}

/** Whether a string is a valid document slug, such as `/docker`. */
export const isSlug = (text: string): boolean => text.startsWith('/') && NAME.test(text.slice(1));

/** What a deployment has at its root besides pages, as files and folders; a test compares it with a build. */
const ROOT_ENTRIES: readonly string[] = [
  // The framework's: the landing page, the answer to unknown addresses, and the bundles.
  ...['index.html', '404.html', 'assets', 'sitemap.xml'],
  // From static/ and images/.
  ...['docs', 'diagrams', 'img'],
  // The plugins'.
  ...['apple-touch-icon.png', 'cards', 'data', 'favicon.ico', 'katex', 'manifest.webmanifest'],
  ...['llms.txt', 'llms-full.txt', INDEX_FOLDER, WORKER_FILE, path.basename(FEED_PATH)],
  // The patches', and what's added after the build.
  ...['page-routes', 'offline-library.json', 'opensearch.xml', 'robots.txt'],
];

/** Names that hosts or systems keep for themselves: Cloudflare's folder, and the devices of Windows. */
const KEPT_ELSEWHERE: readonly string[] = ['cdn-cgi', 'aux', 'con', 'nul', 'prn'];

const RESERVED: ReadonlySet<string> = new Set([
  ...ROOT_ENTRIES.map((entry) => path.parse(entry).name),
  ...KEPT_ELSEWHERE,
]);

/** Whether a slug, such as `/index`, has a name that the site or its host uses for something else than a document. */
export const isReserved = (slug: string): boolean => RESERVED.has(slug.slice(1));

/** The ID of a document: its path relative to the documents' folder, without the extension. Both are absolute. */
export function idOf(documentsFolder: string, file: string): string {
  const relative = path.relative(documentsFolder, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '');
}
