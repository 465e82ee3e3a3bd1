import path from 'node:path';
import { idOf, isReserved, slugOf } from '../../plugins/documents/node/address.ts';
import { readEntries } from '../../plugins/documents/node/contract/entries.ts';
import { documentFiles, fileFrom } from '../../plugins/documents/node/contract/reader.ts';
import {
  type FrontMatterReading,
  readFrontMatter,
} from '../../plugins/documents/node/contract/readFrontMatter.ts';
import { readText } from '../../plugins/mdx/node/sourceText.ts';
import { PAGES, SECTIONS } from '../../site/identity.ts';
import { Refusal } from '../../site/refusal.ts';

/** A document's path and front matter. */
export interface FiledDocument {
  /** Path relative to the documents' folder without the extension, such as `cooking/rice`. */
  readonly id: string;
  /** Path relative to the project, such as `docs/cooking/rice.mdx`. */
  readonly file: string;
  readonly slug: string | undefined;
  readonly fields: FrontMatterReading['fields'];
}

/** Reads the front matter of all documents below a folder that contains docs/. */
export async function readFields(root: string): Promise<readonly FiledDocument[]> {
  const folder = path.join(root, 'docs');
  return Promise.all(
    documentFiles(folder).map(async (absolute) => {
      const id = idOf(folder, absolute);
      const { fields } = readFrontMatter(await readText(absolute));
      return { id, file: fileFrom(root, absolute), slug: slugOf(id), fields };
    }),
  );
}

/**
 * Makes sure that a document can have an ID and a slug.
 *
 * @throws Refusal if its folder isn't in a section, the slug is reserved, or another document or page has the ID or the slug
 */
export function assertFree(id: string, slug: string, documents: readonly FiledDocument[]): void {
  const [section = ''] = id.split('/');
  const sections = SECTIONS.map(({ folder }) => folder);
  if (!id.includes('/') || !sections.includes(section)) {
    throw new Refusal(
      `docs/${section}/ isn't the folder of a section; the sections are ${sections.join(', ')}`,
    );
  }
  const taker = documents.find((other) => other.id === id || other.slug === slug);
  if (taker !== undefined) {
    throw new Refusal(`${taker.file} is at ${slug} already; choose another name`);
  }
  if (isReserved(slug)) {
    throw new Refusal(
      `${slug} is an address that the site or its host uses for something else; choose another name`,
    );
  }
  if (PAGES.includes(slug)) {
    throw new Refusal(`${slug} is a page of the site; choose another name`);
  }
}

/**
 * Inserts an ID into the order: after the last document of its folder, or else of the closest parent folder that has
 * documents.
 *
 * @param order - content of `docs/order.txt`
 */
export function withOrdered(order: string, id: string): string {
  const lines = order.trimEnd().split('\n');
  const entries = readEntries(order);
  const lastIn = (folder: string): number =>
    folder === '.'
      ? lines.length
      : (entries.filter(({ text }) => text.startsWith(`${folder}/`)).at(-1)?.line ??
        lastIn(path.posix.dirname(folder)));
  lines.splice(lastIn(path.posix.dirname(id)), 0, id);
  return `${lines.join('\n')}\n`;
}
