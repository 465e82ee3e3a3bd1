import { deleteDocument } from './documents/deleteDocument.ts';
import { ROOT } from './project/root.ts';

/** Deletes a document. */
export async function main(): Promise<void> {
  console.log(await deleteDocument(ROOT, process.argv.slice(2)));
}
