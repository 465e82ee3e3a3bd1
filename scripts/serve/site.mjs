import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/** @type {typeof import('../../release/publish/node/index.ts')} */
const publishing = loadTypeScript(ROOT, 'release/publish/node/index.ts');

export const { CODINGS, plainHeadersOf, routeOf, UNKNOWN_TYPE } = publishing;

/**
 * Reads a build's serving table, again whenever the folder's build is replaced.
 *
 * @param {string} folder the build
 * @returns {() => Promise<import('../../release/publish/node/table/table.ts').ServingTable>} throws a {@link
 *   Refusal} if there is no build
 */
export function tableOf(folder) {
  const file = path.join(folder, publishing.TABLE_FILE);
  let read = '';
  /** @type {ReturnType<typeof publishing.readServingTable>} */
  let table;
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
