import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { loadTypeScript } from './typescript.mjs';

/** Folders of documents and pages, below the project. */
const FOLDERS = ['docs', 'src/pages'];

/**
 * @param {string} root
 * @returns {Promise<string[]>} paths of the documents and pages below the root, sorted
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
 * @throws {Refusal} if the file doesn't exist
 */
async function readDocument(root, file) {
  /** @type {typeof import('../../plugins/mdx/node/sourceText.ts')} */
  const { readText } = loadTypeScript(root, 'plugins/mdx/node/sourceText.ts');
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
 * Reads documents and pages.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} [files] paths of documents below the root; by default, all
 * @returns {Promise<{ file: string, text: string }[]>}
 * @throws {Refusal} if a document doesn't exist
 */
export async function readDocuments(root, files) {
  const names = files ?? (await everyDocument(root));
  return Promise.all(names.map((name) => readDocument(root, name)));
}
