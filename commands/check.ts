import { Refusal } from '../site/refusal.ts';
// Comes before the checks: its process loads them while this one does, which takes both of them seconds.
import { readElsewhere } from './documents/anotherProcess.ts';
import { checkLibrary } from './documents/checkLibrary.ts';
import { ROOT } from './project/root.ts';

/**
 * Checks the documents and the data.
 *
 * @throws Refusal with all findings, if there are any
 */
export async function main(): Promise<void> {
  const { documents, sets, findings } = await checkLibrary(ROOT, { readElsewhere });
  if (findings.length > 0) {
    const places = findings.length === 1 ? '1 place breaks' : `${findings.length} places break`;
    throw new Refusal([...findings, `${places} the rules; WRITING.md explains them`].join('\n'));
  }
  console.log(`${documents} documents and ${sets} data sets keep their rules`);
}
