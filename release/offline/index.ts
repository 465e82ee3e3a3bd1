import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import pLimit from 'p-limit';
import { LIBRARY_FILE, WORKER_FILE } from '../../plugins/offline/shared/library.ts';
import type { PageFacts } from '../pages/index.ts';
import { filesBelow, isCompressible } from '../publish/index.ts';
import { hashOf, libraryOf, type Site, type SiteFile } from './library.ts';

const WORKER = new URL('../../plugins/offline/client/worker/index.ts', import.meta.url);

/** URLs in a stylesheet. */
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** How many files are read at once. */
const AT_ONCE = 16;

/** What a file refers to, and what a page says of itself. */
function contentOf(
  file: string,
  content: Buffer,
  page: PageFacts | undefined,
): Pick<SiteFile, 'references' | 'page'> {
  if (page) {
    const { references, links, data, refreshesTo, heading } = page;
    return { references, page: { links, data, refreshesTo, title: heading } };
  }
  const text = file.endsWith('.css') ? content.toString() : '';
  return { references: Array.from(text.matchAll(CSS_URL), ([, url = '']) => url) };
}

/**
 * Adds to a complete build what readers need to keep it on their devices: the service worker, and the list of what each
 * section needs. Both do nothing until a reader asks for them.
 *
 * @param folder - the build, before its compressed copies are written
 * @param bytesOf - size of a file's content as sent to a current browser, by the file's name
 */
export async function writeOfflineFiles(
  folder: string,
  site: Site,
  pages: readonly PageFacts[],
  bytesOf: (content: Buffer, name: string) => Promise<number>,
): Promise<void> {
  const pagesByFile = new Map(pages.map((page) => [page.file, page]));
  const files = await pLimit(AT_ONCE).map(await filesBelow(folder), async (file) => {
    const content = await readFile(path.join(folder, file));
    const bytes = isCompressible(file) ? await bytesOf(content, file) : content.length;
    return {
      file,
      bytes,
      hash: hashOf(content),
      ...contentOf(file, content, pagesByFile.get(file)),
    };
  });
  await build({
    entryPoints: [fileURLToPath(WORKER)],
    outfile: path.join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // The project's own would add a directive.
    tsconfigRaw: {},
  });
  await writeFile(path.join(folder, LIBRARY_FILE), JSON.stringify(libraryOf(files, site)));
}
