import { ROOT } from '../project/root.ts';
import { moveDocument } from './moveDocument.ts';

/** Moves a document. */
export async function main(): Promise<void> {
  console.log(await moveDocument(ROOT, process.argv.slice(2)));
}
