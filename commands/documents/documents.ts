import { statSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { Refusal } from '../../site/refusal.ts';

/**
 * Reads documents and pages.
 *
 * @param root - folder of the project
 * @param files - paths of documents below the root; by default, all
 * @throws Refusal if a document doesn't exist
 */
export async function readDocuments(
  root: string,
  files?: readonly string[],
): Promise<{ file: string; text: string }[]> {
  const names = files ?? (await Globby('{docs,src/pages}/**/*.{md,mdx}', { cwd: root })).sort();
  return Promise.all(
    names.map(async (file) => {
      const absolute = path.resolve(root, file);
      if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
        throw new Refusal(`${file} isn't a document`);
      }
      return { file, text: await readText(absolute) };
    }),
  );
}
