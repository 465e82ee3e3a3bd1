import path from 'node:path';
import { buildFolders } from '../build/folders.mjs';
import { ROOT } from '../project/root.mjs';
import { readPort } from './port.mjs';
import { serve } from './server.mjs';

/**
 * Serves `build/`, or the folder given as an argument, on `PORT` until the process ends.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  const { address } = await serve({
    folder: path.resolve(process.argv[2] ?? buildFolders(ROOT).live),
    port: readPort(process.env.PORT),
  });
  console.log(`The library is at ${address}`);
}
