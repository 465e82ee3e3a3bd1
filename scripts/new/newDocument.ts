import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFields } from '../../plugins/documents/node/fields.ts';
import { planDocument } from '../../plugins/documents/node/newDocument/plan.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { PAGES, SECTIONS } from '../../site/identity.ts';

/**
 * Creates a document: writes its file, a draft that passes the checks, and adds it to the order.
 *
 * @param root - folder that contains docs/
 * @param args - the document's path below docs/, its title, and optionally its kind
 * @param today - ISO 8601 day
 * @returns path of the file from the project
 * @throws Refusal if the document can't be created; nothing is written then
 */
export async function newDocument(
  root: string,
  [id, title, kind]: readonly string[],
  today: string,
): Promise<string> {
  const folder = path.join(root, 'docs');
  const orderFile = path.join(folder, 'order.txt');
  const existing = {
    documents: await readFields(root, folder),
    pages: PAGES,
    sections: SECTIONS.map((section) => section.folder),
    order: await readText(orderFile),
  };
  const plan = planDocument({ id, title, kind }, existing, today);
  const file = `docs/${plan.id}.mdx`;
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  // The order first: a running development server reloads everything when the document appears.
  await writeFile(orderFile, plan.order);
  await writeFile(path.join(root, file), plan.text, { flag: 'wx' });
  return file;
}
