import { listStale } from './documents/listStale.ts';
import { ROOT } from './project/root.ts';

/** Lists the documents whose facts are due to be checked again. */
export async function main(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  console.log(await listStale(ROOT, today, process.argv[2]));
}
