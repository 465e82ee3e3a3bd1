import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { slugOf } from '../../plugins/documents/node/address.ts';
import {
  type FrontMatter,
  KINDS,
} from '../../plugins/documents/node/contract/frontMatterSchema.ts';
import { NEW_FIELDS, templateOf } from '../../plugins/documents/node/contract/templates.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { Refusal } from '../../site/refusal.ts';
import { assertFree, readFields, withOrdered } from './library.ts';

type Kind = FrontMatter['kind'];

const USAGE = 'npm run new -- cooking/recipe/ramen "Shoyu Ramen" recipe';

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);

/** The text of a draft that fulfills the contract, with a mark for everything that's left to write. */
function draftOf(title: string, kind: Kind, today: string): string {
  const { description, keywords, sources } = NEW_FIELDS;
  const fields: FrontMatter = {
    title,
    description,
    kind,
    keywords: [...keywords],
    verified: today,
    sources: [...sources],
    draft: true,
  };
  return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${templateOf(kind)}`;
}

/**
 * Creates a document: writes its file, a draft that passes the checks, and adds it to the order.
 *
 * @param root - folder that contains docs/
 * @param args - the document's path below docs/, its title, and its kind if it isn't a guide, or an index for a README
 * @param today - ISO 8601 day
 * @returns path of the file from the project
 * @throws Refusal if the document can't be created; nothing is written then
 */
export async function newDocument(
  root: string,
  [id = '', written = '', given]: readonly string[],
  today: string,
): Promise<string> {
  const title = written.trim();
  if (id === '' || title === '') {
    const missing = id === '' ? 'path' : 'title';
    throw new Refusal(`The ${missing} of the document is missing; write, for example, ${USAGE}`);
  }
  const slug = slugOf(id);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/(?:[a-z0-9-]+|README)$/.test(id) || slug === undefined) {
    throw new Refusal(
      `"${id}" is not a path of a document; write its folders below docs/ and its name without an ending, in lower-case words joined by hyphens, such as cooking/recipe/ramen or cooking/soup/README`,
    );
  }
  assertFree(id, slug, await readFields(root));
  const kind = given ?? (id.endsWith('/README') ? 'index' : 'guide');
  if (!isKind(kind)) {
    throw new Refusal(`"${kind}" is not a kind of document; known are ${KINDS.join(', ')}`);
  }
  const file = `docs/${id}.mdx`;
  const absolute = path.join(root, file);
  const orderFile = path.join(root, 'docs/order.txt');
  const text = draftOf(title, kind, today);
  await mkdir(path.dirname(absolute), { recursive: true });
  // The order first: a running development server reloads everything when the document appears.
  await writeFile(orderFile, withOrdered(await readText(orderFile), id));
  await writeFile(absolute, text, { flag: 'wx' });
  return file;
}
