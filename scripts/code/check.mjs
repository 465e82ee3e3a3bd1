import path from 'node:path';
import { readDocuments } from '../project/documents.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/** Which blocks have passed, below the project. */
const CACHE = '.cache/code/passed.json';

/**
 * Lists the blocks of documents that are not run, and why.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} [files] documents, by their paths below the root; all of them where it is left out
 * @returns {Promise<string>}
 * @throws {Refusal} when a document does not exist
 */
export async function listCodeNotRun(root, files) {
  /** @type {typeof import('../../plugins/content/code/node/blocks/notRun.ts')} */
  const { notRunReport } = loadTypeScript(root, 'plugins/content/code/node/blocks/notRun.ts');
  return notRunReport(await readDocuments(root, files));
}

/**
 * Runs the code of documents, and prints what came of it.
 *
 * Called once the packages are installed: Node 20 does not run TypeScript by itself.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment `CI` makes a missing interpreter an error
 * @param {readonly string[]} [files] documents, by their paths below the root; all of them where it is left out
 * @returns {Promise<import('../test/counts.mjs').Counts>}
 * @throws {Refusal} when a document does not exist
 */
export async function checkCodeOfDocuments(root, environment, files) {
  /** @type {typeof import('../../plugins/content/code/node/run/check.ts')} */
  const { checkCode } = loadTypeScript(root, 'plugins/content/code/node/run/check.ts');
  /** @type {typeof import('../../plugins/content/data/node/readSet.ts')} */
  const { downloads } = loadTypeScript(root, 'plugins/content/data/node/readSet.ts');
  /** @type {typeof import('../../data/index.ts')} */
  const { DATA_SETS } = loadTypeScript(root, 'data/index.ts');
  const documents = await readDocuments(root, files);
  const { passed, cached, failed, skipped, messages } = await checkCode(documents, {
    searchPath: environment.PATH ?? '',
    cache: path.join(root, CACHE),
    all: files === undefined,
    requireInterpreters: Boolean(environment.CI),
    dataOf: downloads({ sets: DATA_SETS, folder: path.join(root, 'data') }),
  });
  for (const message of messages) {
    console.log(`\n${message}`);
  }
  const left = skipped === 0 ? '' : `, ${skipped} skipped`;
  console.log(
    `\n${passed} ${passed === 1 ? 'block' : 'blocks'} as shown (${cached} unchanged), ${failed} not${left}`,
  );
  return { passed, failed, skipped };
}
