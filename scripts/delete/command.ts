import { ROOT } from '../project/root.ts';
import { deleteDocument } from './deleteDocument.ts';

/** Deletes a document. */
export async function main(): Promise<void> {
  console.log(await deleteDocument(ROOT, process.argv.slice(2)));
}
