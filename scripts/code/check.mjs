import path from 'node:path';
import { readDocuments } from '../project/documents.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/** Cache of the blocks that passed, below the project. */
const CACHE = '.cache/code/passed.json';

/**
 * Lists the blocks of documents that aren't run, and why.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} [files] paths of documents below the root; by default, all
 * @returns {Promise<string>}
 * @throws {Refusal} if a document doesn't exist
 */
export async function listCodeNotRun(root, files) {
  /** @type {typeof import('../../plugins/content/code/node/blocks/notRun.ts')} */
  const { notRunReport } = loadTypeScript(root, 'plugins/content/code/node/blocks/notRun.ts');
  return notRunReport(await readDocuments(root, files));
}

/**
 * Runs the code of documents, and prints the results.
 *
 * Call it after the packages are installed: Node 20 doesn't run TypeScript by itself.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment `CI` makes a missing interpreter an error
 * @param {readonly string[]} [files] paths of documents below the root; by default, all
 * @returns {Promise<import('../test/counts.mjs').Counts>}
 * @throws {Refusal} if a document doesn't exist
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
