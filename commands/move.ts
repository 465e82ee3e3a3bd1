import { moveDocument } from './documents/moveDocument.ts';
import { ROOT } from './project/root.ts';

/** Moves a document. */
export async function main(): Promise<void> {
  console.log(await moveDocument(ROOT, process.argv.slice(2)));
}
