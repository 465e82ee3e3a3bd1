import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/** Where documents and pages are, below the project. */
const FOLDERS = ['docs', 'src/pages'];

/** Which blocks have passed, below the project. */
const CACHE = '.cache/code/passed.json';

/**
 * @param {string} root
 * @returns {Promise<string[]>} the documents and pages, by their paths below the root, sorted
 */
async function everyDocument(root) {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names.filter((name) => /\.mdx?$/.test(name)).map((name) => path.join(folder, name));
    }),
  );
  return lists.flat().sort();
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Promise<{ file: string, text: string }>}
 * @throws {Refusal} when there is no such file
 */
async function readDocument(root, file) {
  /** @type {typeof import('../../plugins/sourceText/node/index.ts')} */
  const { readText } = loadTypeScript(root, 'plugins/sourceText/node/index.ts');
  try {
    return { file, text: await readText(path.resolve(root, file)) };
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw code === 'ENOENT' || code === 'EISDIR'
      ? new Refusal(`${file} isn't a document`, { cause: error })
      : error;
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} [files] documents, by their paths below the root; all of them where it is left out
 * @returns {Promise<{ file: string, text: string }[]>}
 * @throws {Refusal} when a document does not exist
 */
async function readDocuments(root, files) {
  const names = files ?? (await everyDocument(root));
  return Promise.all(names.map((name) => readDocument(root, name)));
}

/**
 * Lists the blocks of documents that are not run, and why.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} [files] documents, by their paths below the root; all of them where it is left out
 * @returns {Promise<string>}
 * @throws {Refusal} when a document does not exist
 */
export async function listCodeNotRun(root, files) {
  /** @type {typeof import('../../plugins/code/node/blocks/notRun.ts')} */
  const { notRunReport } = loadTypeScript(root, 'plugins/code/node/blocks/notRun.ts');
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
  /** @type {typeof import('../../plugins/code/node/run/check.ts')} */
  const { checkCode } = loadTypeScript(root, 'plugins/code/node/run/check.ts');
  const documents = await readDocuments(root, files);
  const { passed, cached, failed, skipped, messages } = await checkCode(documents, {
    searchPath: environment.PATH ?? '',
    cache: path.join(root, CACHE),
    all: files === undefined,
    requireInterpreters: Boolean(environment.CI),
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
