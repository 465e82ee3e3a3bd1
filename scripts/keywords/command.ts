import { ROOT } from '../project/root.ts';
import { listKeywords } from './listKeywords.ts';

/**
 * Lists the keywords that aren't covered by their pages, for the documents named as
 * arguments, or for all.
 */
export async function main(): Promise<void> {
  const typed = process.argv.slice(2);
  console.log(await listKeywords(ROOT, typed.length === 0 ? undefined : typed));
}
