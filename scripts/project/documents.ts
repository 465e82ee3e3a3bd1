import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { Refusal } from '../command/refusal.ts';

/** Folders of documents and pages, below the project. */
const FOLDERS = ['docs', 'src/pages'];

/** @returns paths of the documents and pages below the root, sorted */
async function everyDocument(root: string): Promise<string[]> {
  const lists = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true });
      return names.filter((name) => /\.mdx?$/.test(name)).map((name) => path.join(folder, name));
    }),
  );
  return lists.flat().sort();
}

/** @throws Refusal if the file doesn't exist */
async function readDocument(root: string, file: string): Promise<{ file: string; text: string }> {
  try {
    return { file, text: await readText(path.resolve(root, file)) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'EISDIR'
      ? new Refusal(`${file} isn't a document`, { cause: error })
      : error;
  }
}

/**
 * Reads documents and pages.
 *
 * @param root - folder of the project
 * @param files - paths of documents below the root; by default, all
 * @throws Refusal if a document doesn't exist
 */
export async function readDocuments(
  root: string,
  files?: readonly string[],
): Promise<{ file: string; text: string }[]> {
  const names = files ?? (await everyDocument(root));
  return Promise.all(names.map((name) => readDocument(root, name)));
}
