import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFields } from '../../plugins/documents/node/fields.ts';
import { planMove } from '../../plugins/documents/node/move/plan.ts';
import { PAGES, SECTIONS } from '../../site/identity.ts';

/** Folders with files that link to documents. */
const LINKING = ['docs', 'data', 'src/pages', 'bench/search'];

const TEXT = /\.(?:mdx?|tsv|json|ts|txt)$/;

/** @returns the contents of files that may link to a document, by path below the root */
async function linkingTexts(root: string): Promise<Map<string, string>> {
  const texts = new Map();
  for (const folder of LINKING) {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names.filter((found) => TEXT.test(found))) {
      const file = path.posix.join(folder, name.split(path.sep).join('/'));
      texts.set(file, await readFile(path.join(root, file), 'utf8'));
    }
  }
  return texts;
}

/**
 * Moves a document, and updates links to it, the order, and its former slugs.
 *
 * @param root - folder that contains docs/
 * @param args - the document's id or slug, and its new slug or id
 * @returns a summary for the user
 * @throws Refusal if the document can't be moved; nothing is written then
 */
export async function moveDocument(root: string, [from, to]: readonly string[]): Promise<string> {
  const folder = path.join(root, 'docs');
  const orderFile = path.join(folder, 'order.txt');
  const publishedFile = path.join(folder, 'published.txt');
  const plan = planMove(
    { from, to },
    {
      documents: await readFields(root, folder),
      pages: PAGES,
      sections: SECTIONS.map((section) => section.folder),
      texts: await linkingTexts(root),
      order: await readFile(orderFile, 'utf8'),
      published: await readFile(publishedFile, 'utf8'),
    },
  );
  for (const [file, text] of plan.texts) {
    await writeFile(path.join(root, file), text);
  }
  await writeFile(orderFile, plan.order);
  await writeFile(publishedFile, plan.published);
  const target = path.join(root, plan.rename.to);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(path.join(root, plan.rename.from), target);
  const moved = `Moved ${plan.rename.from} to ${plan.rename.to}.`;
  return plan.slugs.from === plan.slugs.to
    ? moved
    : `${moved} ${plan.slugs.from} leads to ${plan.slugs.to}; ${plan.links} links were rewritten. Run npm run check, and look for ${plan.slugs.from} in tests/ and src/.`;
}
