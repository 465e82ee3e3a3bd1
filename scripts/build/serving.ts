import { writeDescriptions } from '../../release/descriptions/node/index.ts';
import { writeOfflineFiles } from '../../release/offline/node/index.ts';
import { writeCriticalStyles } from '../../release/pageStyles/node/index.ts';
import * as publishing from '../../release/publish/node/index.ts';
import { SECTIONS } from '../../site/identity.ts';
import type { Settings } from '../../site/settings.ts';
import { Refusal } from '../command/refusal.ts';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

type Copies = ReturnType<typeof publishing.keptCopies>;

/** Gives each page of a complete build the styles for its first paint, and starts to compress it. */
async function placeStyles(folder: string, { bytesOf }: Copies): Promise<void> {
  console.log('Placing the styles …');
  const began = performance.now();
  const pages = await writeCriticalStyles(folder, (file, html) => {
    void bytesOf(Buffer.from(html), file);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Placing the styles: done in ${seconds} s, ${pages} pages`);
}

/** Lists what readers can keep, with sizes as sent, which takes compressing most of the build. */
async function listForOffline(
  folder: string,
  settings: Settings,
  { bytesOf }: Copies,
): Promise<void> {
  console.log('Listing what can be kept …');
  const began = performance.now();
  await writeOfflineFiles(folder, { ...settings, sections: SECTIONS }, bytesOf);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`Listing what can be kept: done in ${seconds} s`);
}

/**
 * Adds to a complete build what's needed to serve it: the styles for the first paint, what describes the site, what
 * readers need to keep it, the table of headers and redirects, the hosts' files, and compressed copies.
 *
 * @param folder - the build
 * @param copies - folder that caches compressed copies between builds
 * @throws Refusal if the build can't be served as is
 */
export async function prepareForServing(
  folder: string,
  settings: Settings,
  copies: string,
): Promise<void> {
  const kept = publishing.keptCopies(copies);
  await placeStyles(folder, kept);
  await writeDescriptions(folder, settings, Date.now());
  await listForOffline(folder, settings, kept);
  try {
    await publishing.writeServingFiles(folder, settings);
  } catch (error) {
    throw error instanceof publishing.ServingError
      ? new Refusal(error.message, { cause: error })
      : error;
  }
  console.log('Compressing …');
  const began = performance.now();
  const report = await publishing.writeCopies(folder, kept);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Compressing: done in ${seconds} s, ${report.files} files, ${report.kept} of them as before; ` +
      `${megabytes(report.bytes.plain)} MB, by Brotli ${megabytes(report.bytes.br)}, by gzip ${megabytes(report.bytes.gzip)}`,
  );
}
