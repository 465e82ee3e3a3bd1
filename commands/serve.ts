import path from 'node:path';
import { buildFolders } from './building/folders.ts';
import { ROOT } from './project/root.ts';
import { isPrivate, readEndpoint } from './serving/endpoint.ts';
import { serve } from './serving/server.ts';

/** Serves `build/`, or the folder given as an argument, on `HOST` and `PORT` until the process ends. */
export async function main(): Promise<void> {
  const endpoint = readEndpoint(process.env);
  const folder = path.resolve(process.argv[2] ?? buildFolders(ROOT).live);
  const { address } = await serve({ folder, ...endpoint });
  console.log(
    `The library is at ${address}, ${isPrivate(endpoint) ? 'for this machine only; HOST=0.0.0.0 lets others connect' : `and other machines can connect, because HOST is ${endpoint.hosts}`}`,
  );
}
