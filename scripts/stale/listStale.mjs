import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Lists the documents whose facts haven't been checked for a number of months.
 *
 * @param {string} root folder that contains docs/
 * @param {string | undefined} typed the number of months, as typed
 * @param {string} today ISO 8601 day
 * @returns {Promise<string>} the list, oldest first, and the count
 * @throws {Refusal} if the number is missing or invalid
 */
export async function listStale(root, typed, today) {
  /** @type {typeof import('../../plugins/documents/node/stale.ts')} */
  const { readMonths, staleDocuments, staleReport } = loadTypeScript(
    ROOT,
    'plugins/documents/node/stale.ts',
  );
  const months = readMonths(typed);
  if (months === undefined) {
    throw new Refusal(
      `${typed === undefined ? 'The number of months is missing' : `"${typed}" is not a number of months`}; write, for example, npm run stale -- 12`,
    );
  }
  /** @type {typeof import('../../plugins/documents/node/fields.ts')} */
  const { readFields } = loadTypeScript(ROOT, 'plugins/documents/node/fields.ts');
  const documents = await readFields(root, path.join(root, 'docs'));
  return staleReport(staleDocuments(documents, months, today), months);
}
