import { installPackages } from '../install/packages.mjs';
import { ROOT } from '../project/root.mjs';

/**
 * Installs missing packages and creates a document.
 *
 * @returns {Promise<void>}
 */
export async function main() {
  await installPackages(ROOT, process.env);
  const { newDocument } = await import('./newDocument.mjs');
  const today = new Date().toISOString().slice(0, 10);
  const file = await newDocument(ROOT, process.argv.slice(2), today);
  console.log(`Wrote ${file}, a draft, and put it into docs/order.txt; npm run dev shows it`);
}
