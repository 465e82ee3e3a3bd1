import { checkCodeOfDocuments } from './documents/checkCode.ts';
import { ROOT } from './project/root.ts';

/** Runs the code of the documents named as arguments, or of all. */
export async function main(): Promise<void> {
  const typed = process.argv.slice(2);
  const named = typed.length === 0 ? undefined : typed;
  const { failed } = await checkCodeOfDocuments(ROOT, process.env, named);
  if (failed > 0) {
    process.exitCode = 1;
  }
}
