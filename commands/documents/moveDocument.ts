import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSlug } from '../../plugins/documents/node/address.ts';
import { Refusal } from '../../site/refusal.ts';
import { assertFree, readFields } from './library.ts';
import { linkingTexts, linksTo, withFormerly } from './links.ts';

const USAGE = 'npm run move -- /ramen shoyu-ramen';

const { dirname, basename, join } = path.posix;

/** Adds a slug to the list, which is sorted below its comment. */
function withPublished(text: string, slug: string): string {
  const [comment, ...slugs] = text.trimEnd().split('\n');
  return `${[comment, ...[...new Set([...slugs, slug])].sort()].join('\n')}\n`;
}

/**
 * Finds what a document is renamed to. The document of a folder takes the folder along.
 *
 * @returns the document, its slugs, and its former and its new path below docs/
 * @throws Refusal if it can't be renamed
 */
async function planMove(root: string, from: string, to: string) {
  const documents = await readFields(root);
  const document = documents.find(({ id, slug }) => id === from || slug === from);
  if (document?.slug === undefined) {
    throw new Refusal(`no document has the id or slug "${from}"; write, for example, ${USAGE}`);
  }
  const slug = `/${to.replace(/^\//, '')}`;
  if (!isSlug(slug)) {
    throw new Refusal(
      `"${to}" isn't a slug; write lower-case words joined by hyphens, for example: ${USAGE}`,
    );
  }
  const isFolder = basename(document.id) === 'README';
  const source = isFolder ? dirname(document.id) : document.id;
  const target = join(dirname(source), slug);
  assertFree(isFolder ? `${target}/README` : target, slug, documents);
  return { document, slugs: { from: document.slug, to: slug }, source, target, isFolder };
}

/**
 * Renames a document, and updates links to it, the order, and its former slugs.
 *
 * @param root - folder that contains docs/
 * @param args - the document's id or slug, and its new slug
 * @returns a summary for the user
 * @throws Refusal if the document can't be renamed; nothing is written then
 */
export async function moveDocument(
  root: string,
  [from = '', to = '']: readonly string[],
): Promise<string> {
  const { document, slugs, source, target, isFolder } = await planMove(root, from, to);
  const { formerly = [], draft } = document.fields;
  let links = 0;
  for (const [file, text] of await linkingTexts(root)) {
    let moved = text.replace(linksTo(slugs.from), () => {
      links += 1;
      return slugs.to;
    });
    if (file === document.file && !draft) {
      // A document can return to a former slug.
      const kept = [...formerly, slugs.from].filter((slug) => slug !== slugs.to);
      moved = withFormerly(moved, kept);
    }
    if (file === 'docs/published.txt' && !draft) {
      moved = withPublished(moved, slugs.to);
    }
    if (file === 'docs/order.txt') {
      const end = isFolder ? '/' : String.raw`\s|$`;
      moved = moved.replace(new RegExp(`^${source}(?=${end})`, 'gm'), target);
    }
    if (moved !== text) {
      await writeFile(path.join(root, file), moved);
    }
  }
  const ending = isFolder ? '' : path.extname(document.file);
  const [former, present] = [`docs/${source}${ending}`, `docs/${target}${ending}`];
  await rename(path.join(root, former), path.join(root, present));
  return `Moved ${former} to ${present}. ${slugs.from} leads to ${slugs.to}; ${links} links were rewritten. Run npm run check, and look for ${slugs.from} in tests/ and src/.`;
}
