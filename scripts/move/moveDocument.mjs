import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/** Folders with files that link to documents. */
const LINKING = ['docs', 'data', 'src/pages', 'bench/search'];

const TEXT = /\.(?:mdx?|tsv|json|ts|txt)$/;

/**
 * @param {string} root
 * @returns {Promise<Map<string, string>>} the contents of files that may link to a document, by path below the root
 */
async function linkingTexts(root) {
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
 * @param {string} root folder that contains docs/
 * @param {readonly string[]} args the document's id or slug, and its new slug or id
 * @returns {Promise<string>} a summary for the user
 * @throws {Refusal} if the document can't be moved; nothing is written then
 */
export async function moveDocument(root, [from, to]) {
  /** @type {typeof import('../../plugins/documents/node/move/plan.ts')} */
  const { planMove, MoveError } = loadTypeScript(ROOT, 'plugins/documents/node/move/plan.ts');
  /** @type {typeof import('../../plugins/documents/node/fields.ts')} */
  const { readFields } = loadTypeScript(ROOT, 'plugins/documents/node/fields.ts');
  /** @type {typeof import('../../site/identity.ts')} */
  const { PAGES, SECTIONS } = loadTypeScript(ROOT, 'site/identity.ts');

  const folder = path.join(root, 'docs');
  const orderFile = path.join(folder, 'order.txt');
  const publishedFile = path.join(folder, 'published.txt');
  try {
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
  } catch (error) {
    throw error instanceof MoveError ? new Refusal(error.message, { cause: error }) : error;
  }
}
