import { buildIfStale } from '../build/build.ts';
import { ROOT } from '../project/root.ts';
import { main as serve } from '../serve/command.ts';
import { checkPort, readPort } from '../serve/port.ts';

/** Builds the site if it's stale, and serves it on `PORT`. */
export async function main(): Promise<void> {
  await checkPort(readPort(process.env.PORT));
  await buildIfStale(ROOT, process.env);
  await serve();
}
