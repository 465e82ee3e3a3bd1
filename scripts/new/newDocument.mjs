import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Creates a document: writes its file, a draft that passes the checks, and adds it to the order.
 *
 * @param {string} root folder that contains docs/
 * @param {readonly string[]} args the document's path below docs/, its title, and optionally its kind
 * @param {string} today ISO 8601 day
 * @returns {Promise<string>} path of the file from the project
 * @throws {Refusal} if the document can't be created; nothing is written then
 */
export async function newDocument(root, [id, title, kind], today) {
  /** @type {typeof import('../../plugins/documents/node/newDocument/plan.ts')} */
  const { planDocument, NewDocumentError } = loadTypeScript(
    ROOT,
    'plugins/documents/node/newDocument/plan.ts',
  );
  /** @type {typeof import('../../plugins/documents/node/fields.ts')} */
  const { readFields } = loadTypeScript(ROOT, 'plugins/documents/node/fields.ts');
  /** @type {typeof import('../../plugins/mdx/node/sourceText.ts')} */
  const { readText } = loadTypeScript(ROOT, 'plugins/mdx/node/sourceText.ts');
  /** @type {typeof import('../../site/identity.ts')} */
  const { PAGES, SECTIONS } = loadTypeScript(ROOT, 'site/identity.ts');

  const folder = path.join(root, 'docs');
  const orderFile = path.join(folder, 'order.txt');
  const existing = {
    documents: await readFields(root, folder),
    pages: PAGES,
    sections: SECTIONS.map((section) => section.folder),
    order: await readText(orderFile),
  };
  try {
    const plan = planDocument({ id, title, kind }, existing, today);
    const file = `docs/${plan.id}.mdx`;
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    // The order first: a running development server reloads everything when the document appears.
    await writeFile(orderFile, plan.order);
    await writeFile(path.join(root, file), plan.text, { flag: 'wx' });
    return file;
  } catch (error) {
    if (error instanceof NewDocumentError) {
      throw new Refusal(error.message, { cause: error });
    }
    throw error;
  }
}
