import { Refusal } from '../command/refusal.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const megabytes = (/** @type {number} */ bytes) => (bytes / 1_000_000).toFixed(1);

/**
 * Gives each page of a complete build the styles for its first paint.
 *
 * @param {string} root folder of the project
 * @param {string} folder the build
 * @returns {Promise<void>}
 */
async function placeStyles(root, folder) {
  /** @type {typeof import('../../release/pageStyles/node/index.ts')} */
  const { writeCriticalStyles } = loadTypeScript(root, 'release/pageStyles/node/index.ts');
  console.log('Placing the styles …');
  const began = performance.now();
  const { pages, built, used } = await writeCriticalStyles(folder);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Placing the styles: done in ${seconds} s, ${pages} pages; ` +
      `the stylesheet has ${kilobytes(used)} of ${kilobytes(built)} KB`,
  );
}

/**
 * Adds to a complete build what's needed to serve it: the styles for the first paint, the table of headers and
 * redirects, the hosts' files, and compressed copies.
 *
 * @param {string} root folder of the project
 * @param {string} folder the build
 * @param {import('../../site/settings.ts').Settings} settings
 * @param {string} copies folder that caches compressed copies between builds
 * @returns {Promise<void>}
 * @throws {Refusal} if the build can't be served as is
 */
export async function prepareForServing(root, folder, settings, copies) {
  await placeStyles(root, folder);
  /** @type {typeof import('../../release/publish/node/index.ts')} */
  const publishing = loadTypeScript(root, 'release/publish/node/index.ts');
  try {
    await publishing.writeServingFiles(folder, settings);
  } catch (error) {
    throw error instanceof publishing.ServingError
      ? new Refusal(error.message, { cause: error })
      : error;
  }
  console.log('Compressing …');
  const began = performance.now();
  const report = await publishing.writeCopies(folder, publishing.keptCopies(copies));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Compressing: done in ${seconds} s, ${report.files} files, ${report.kept} of them as before; ` +
      `${megabytes(report.bytes.plain)} MB, by Brotli ${megabytes(report.bytes.br)}, by gzip ${megabytes(report.bytes.gzip)}`,
  );
}
