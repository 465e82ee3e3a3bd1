import { ROOT } from '../project/root.ts';
import { build } from './build.ts';

/** Builds the site, even if nothing changed. */
export async function main(): Promise<void> {
  await build(ROOT, process.env);
}
