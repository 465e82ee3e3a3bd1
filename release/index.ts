import { announced } from '../plugins/tasks/node/announced.ts';
import { SECTIONS } from '../site/identity.ts';
import type { Settings } from '../site/settings.ts';
import { writeDescriptions } from './descriptions.ts';
import { writeOfflineFiles } from './offline/index.ts';
import { finishPages } from './pages/index.ts';
import { keptCopies, writeCopies, writeServingFiles } from './publish/index.ts';

/**
 * Adds to a complete build what's needed to serve it: the last parts of each page, what describes the site, what
 * readers need to keep it, the table of headers and redirects, the hosts' files, and compressed copies.
 *
 * @param folder - the build
 * @param cache - folder that caches compressed copies between builds
 * @throws Refusal if the build can't be served as is
 */
export async function prepareForServing(
  folder: string,
  settings: Settings,
  cache: string,
): Promise<void> {
  const copies = keptCopies(cache);
  const pages = await announced('Finishing the pages', () =>
    finishPages(folder, settings, (file, html) => {
      // A page is compressed while the next ones are finished. Whoever asks for the copy later gets its error, too.
      copies.bytesOf(Buffer.from(html), file).catch(() => {});
    }),
  );
  await writeDescriptions(folder, settings, Date.now());
  // With sizes as sent, which takes compressing most of the build.
  await announced('Listing what can be kept', () =>
    writeOfflineFiles(folder, { ...settings, sections: SECTIONS }, pages, copies.bytesOf),
  );
  await writeServingFiles(folder, settings, pages);
  await announced('Compressing', () => writeCopies(folder, copies));
}
