import path from 'node:path';
import { buildFolders } from '../build/folders.ts';
import { ROOT } from '../project/root.ts';
import { readPort } from './port.ts';
import { serve } from './server.ts';

/** Serves `build/`, or the folder given as an argument, on `PORT` until the process ends. */
export async function main(): Promise<void> {
  const { address } = await serve({
    folder: path.resolve(process.argv[2] ?? buildFolders(ROOT).live),
    port: readPort(process.env.PORT),
  });
  console.log(`The library is at ${address}`);
}
