import { newDocument } from './documents/newDocument.ts';
import { ROOT } from './project/root.ts';

/** Creates a document. */
export async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const file = await newDocument(ROOT, process.argv.slice(2), today);
  console.log(`Wrote ${file}, a draft, and put it into docs/order.txt; npm run dev shows it`);
}
