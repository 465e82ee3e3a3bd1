import { buildIfStale } from './building/build.ts';
import { ROOT } from './project/root.ts';
import { main as serve } from './serve.ts';
import { checkEndpoint, readEndpoint } from './serving/endpoint.ts';

/** Builds the site if it's stale, and serves it on `HOST` and `PORT`. */
export async function main(): Promise<void> {
  await checkEndpoint(readEndpoint(process.env));
  await buildIfStale(ROOT, process.env);
  await serve();
}
