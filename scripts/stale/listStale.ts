import path from 'node:path';
import { readFields } from '../../plugins/documents/node/fields.ts';
import { readMonths, staleDocuments, staleReport } from '../../plugins/documents/node/stale.ts';
import { Refusal } from '../command/refusal.ts';

/**
 * Lists the documents whose facts haven't been checked for a number of months.
 *
 * @param root - folder that contains docs/
 * @param typed - the number of months, as typed
 * @param today - ISO 8601 day
 * @returns the list, oldest first, and the count
 * @throws Refusal if the number is missing or invalid
 */
export async function listStale(
  root: string,
  typed: string | undefined,
  today: string,
): Promise<string> {
  const months = readMonths(typed);
  if (months === undefined) {
    throw new Refusal(
      `${typed === undefined ? 'The number of months is missing' : `"${typed}" is not a number of months`}; write, for example, npm run stale -- 12`,
    );
  }
  const documents = await readFields(root, path.join(root, 'docs'));
  return staleReport(staleDocuments(documents, months, today), months);
}
