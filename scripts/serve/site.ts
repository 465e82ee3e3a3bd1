import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as publishing from '../../release/publish/node/index.ts';
import type { ServingTable } from '../../release/publish/node/table/table.ts';
import { Refusal } from '../command/refusal.ts';

export const { CODINGS, plainHeadersOf, routeOf, UNKNOWN_TYPE } = publishing;

/**
 * Reads a build's serving table, again whenever the folder's build is replaced.
 *
 * @param folder - the build
 * @returns throws a {@link Refusal} if there is no build
 */
export function tableOf(folder: string): () => Promise<ServingTable> {
  const file = path.join(folder, publishing.TABLE_FILE);
  let read = '';
  let table: ReturnType<typeof publishing.readServingTable>;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    const version = `${found?.ino} ${found?.mtimeMs}`;
    if (version !== read) {
      table = publishing.readServingTable(folder).catch((error) => {
        read = '';
        throw error instanceof publishing.ServingError
          ? new Refusal(error.message, { cause: error })
          : error;
      });
      read = version;
    }
    return table;
  };
}
