import { buildIfStale } from '../build/build.ts';
import { ROOT } from '../project/root.ts';
import { main as serve } from '../serve/command.ts';
import { checkEndpoint, readEndpoint } from '../serve/endpoint.ts';

/** Builds the site if it's stale, and serves it on `HOST` and `PORT`. */
export async function main(): Promise<void> {
  await checkEndpoint(readEndpoint(process.env));
  await buildIfStale(ROOT, process.env);
  await serve();
}
