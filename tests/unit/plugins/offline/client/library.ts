import { createHash } from 'node:crypto';
import { ownName, writeKept } from '../../../../../plugins/offline/client/kept.ts';
import {
  filesFor,
  HASH_LENGTH,
  LIBRARY_FILE,
  type OfflineLibrary,
} from '../../../../../plugins/offline/shared/library.ts';

export const BASE = 'https://host.example/library/';

const file = (path: string): readonly [path: string, bytes: number, hash: string] => [
  path,
  path.length,
  createHash('sha256').update(contentOf(path)).digest('hex').slice(0, HASH_LENGTH),
];

/** The content of a file of the deployment. */
export const contentOf = (path: string): string => `content of ${path}`;

/** A deployment with two sections, each with a page and its script; one has another page. */
export const LIBRARY: OfflineLibrary = {
  version: 'first',
  files: [
    ...['', '404.html'].map(file),
    [...file('visa'), 'Visas & Entry'],
    ...['assets/visa.1.js', 'rice', 'assets/rice.1.js'].map(file),
    [...file('wagon'), 'Trains'],
  ],
  shared: { pages: [0, 1], parts: [] },
  sections: [
    { name: 'travel', label: 'Travel', pages: [2, 6], parts: [3] },
    { name: 'cooking', label: 'Cooking', pages: [4], parts: [5] },
  ],
  moved: { entry: 'visa', grains: 'rice' },
};

/** Keeps sections of the deployment in the stubbed caches. */
export async function keepInCaches(sections: readonly string[]): Promise<void> {
  const cache = `${ownName(BASE)}first`;
  const into = await caches.open(cache);
  for (const [path] of filesFor(LIBRARY, sections).all) {
    await into.put(new URL(path, BASE), new Response(contentOf(path)));
  }
  await into.put(new URL(LIBRARY_FILE, BASE), Response.json(LIBRARY));
  await writeKept(BASE, { cache, version: LIBRARY.version, sections, since: '2026-11-27T12:00Z' });
}
