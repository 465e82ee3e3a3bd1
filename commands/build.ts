import { build } from './building/build.ts';
import { ROOT } from './project/root.ts';

/** Builds the site, even if nothing changed. */
export async function main(): Promise<void> {
  await build(ROOT, process.env);
}
