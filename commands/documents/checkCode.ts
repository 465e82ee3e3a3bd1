import path from 'node:path';
import { DATA_SETS } from '../../data/index.ts';
import { checkCode } from '../../plugins/code/node/run/check.ts';
import { downloads } from '../../plugins/tables/node/index.ts';
import type { Counts } from '../testing/counts.ts';
import { readDocuments } from './documents.ts';

/** Records of the blocks that passed, below the project. */
const CACHE = '.cache/code';

/**
 * Runs the code of documents, and prints the results.
 *
 * @param root - folder of the project
 * @param environment - `CI` makes a missing interpreter an error
 * @param files - paths of documents below the root; by default, all
 * @throws Refusal if a document doesn't exist
 */
export async function checkCodeOfDocuments(
  root: string,
  environment: NodeJS.ProcessEnv,
  files?: readonly string[],
): Promise<Counts> {
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
