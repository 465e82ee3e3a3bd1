import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';
import { ROOT } from '../project/root.mjs';
import { loadTypeScript } from '../project/typescript.mjs';

/**
 * Begins a document: writes its file, a draft that keeps the contract, and puts it into the order.
 *
 * @param {string} root folder that holds docs/
 * @param {readonly string[]} args the document's path below docs/, its title, and its kind, which can be left out
 * @param {string} today ISO 8601 day
 * @returns {Promise<string>} path of the file from the project
 * @throws {Refusal} when the document cannot be begun as asked for; nothing is written then
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
    // The order first: a running author's server reads all again when the document appears.
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
