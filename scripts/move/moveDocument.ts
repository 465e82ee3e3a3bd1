import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { slugOf } from '../../plugins/documents/node/address.ts';
import { Refusal } from '../command/refusal.ts';
import { assertFree, readFields, withOrdered } from '../project/library.ts';

/** Folders with files that link to documents. */
const LINKING = ['docs', 'data', 'src/pages', 'bench/search'];

const TEXT = /\.(?:mdx?|tsv|json|ts|txt)$/;

const USAGE =
  'npm run move -- cooking/recipe/ramen shoyu-ramen, or npm run move -- cooking/recipe/ramen cooking/soup/ramen';

const { dirname, basename } = path.posix;

/** The contents of files that may link to a document, by path below the root. */
async function linkingTexts(root: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
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
 * Matches the links to a document in Markdown, in attributes and strings, and in the columns of a TSV file, with or
 * without a fragment. A path such as `/usr/bin/docker`, or one in a sentence or code block, isn't a link.
 */
const linksTo = (slug: string): RegExp =>
  new RegExp(String.raw`(?<=\]\(|\]: |["']|\t(?:/\S+ )*)${slug}(?=[#?)"'\s]|$)`, 'gm');

/** Replaces the field `formerly` of a document's file; a new one is put before the fields about verification. */
function withFormerly(text: string, slugs: readonly string[]): string {
  return text
    .replace(/^formerly:.*\n(?: .*\n|- .*\n)*/m, '')
    .replace(/\n(?=verified:|---\n)/, `\nformerly: [${slugs.join(', ')}]\n`);
}

/** Inserts a slug into the list, which is sorted, with comments at the top. */
function withPublished(text: string, slug: string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.includes(slug)) {
    return text;
  }
  const next = lines.findIndex((line) => line.startsWith('/') && line > slug);
  lines.splice(next === -1 ? lines.length : next, 0, slug);
  return `${lines.join('\n')}\n`;
}

/** The new ID of a document. If only a slug is given, the document stays in its folder. */
function newId(id: string, target: string): string {
  if (target.includes('/')) {
    return target;
  }
  return basename(id) === 'README'
    ? path.posix.join(dirname(dirname(id)), target, 'README')
    : path.posix.join(dirname(id), target);
}

/**
 * Finds what moves where.
 *
 * @returns the document, its new ID, its slugs, and whether its folder is renamed with it
 * @throws Refusal if the move isn't possible
 */
async function planMove(root: string, from: string, to: string) {
  if (from === '' || to === '') {
    throw new Refusal(`a move needs a document and where it goes; write, for example, ${USAGE}`);
  }
  const documents = await readFields(root);
  const document = documents.find((each) => each.id === from || each.slug === from);
  if (document === undefined) {
    throw new Refusal(
      `no document has the id or slug "${from}"; write an id from docs/order.txt, or a slug such as /docker`,
    );
  }
  const target = to.replace(/^\//, '');
  const id = newId(document.id, target);
  const slug = slugOf(id);
  if (document.slug === undefined || slug === undefined || !/^[a-z0-9/-]+(?:README)?$/.test(id)) {
    throw new Refusal(
      `"${to}" isn't where a document can be; write lower-case words joined by hyphens, for example: ${USAGE}`,
    );
  }
  if (id === document.id) {
    throw new Refusal(`${document.file} is there already`);
  }
  const isFolder = basename(document.id) === 'README' && !target.includes('/');
  if (isFolder && document.id.split('/').length === 2) {
    throw new Refusal(
      `docs/${dirname(document.id)}/ is a section, which site/identity.ts names too; rename it by hand`,
    );
  }
  const others = documents.filter((other) => other !== document);
  assertFree(id, slug, others);
  const former = others.find(({ fields }) => fields.formerly?.includes(slug));
  if (former !== undefined) {
    throw new Refusal(`${slug} leads to ${former.file}, which had that slug; choose another name`);
  }
  return { document, id, slugs: { from: document.slug, to: slug }, isFolder };
}

/** The order with the new ID of a document. One that changes its folder gets a place there. */
function movedOrder(order: string, from: string, to: string): string {
  const line = new RegExp(String.raw`^${from}(?=\s|$)`, 'm');
  return dirname(from) === dirname(to)
    ? order.replace(line, to)
    : withOrdered(order.replace(new RegExp(`${line.source}.*\n?`, 'm'), ''), to);
}

/**
 * Moves a document, and updates links to it, the order, and its former slugs. If only the slug of a folder's own
 * document changes, the folder is renamed too.
 *
 * @param root - folder that contains docs/
 * @param args - the document's id or slug, and its new slug or id
 * @returns a summary for the user
 * @throws Refusal if the document can't be moved; nothing is written then
 */
export async function moveDocument(
  root: string,
  [from = '', to = '']: readonly string[],
): Promise<string> {
  const { document, id, slugs, isFolder } = await planMove(root, from, to);
  const { formerly = [], draft } = document.fields;
  const isRenamed = slugs.from !== slugs.to;
  let links = 0;
  for (const [file, text] of isRenamed ? await linkingTexts(root) : []) {
    let moved = text.replace(linksTo(slugs.from), () => {
      links += 1;
      return slugs.to;
    });
    if (file === document.file && !draft) {
      // A document can return to a former slug.
      moved = withFormerly(
        moved,
        [...formerly, slugs.from].filter((slug) => slug !== slugs.to),
      );
    }
    if (moved !== text) {
      await writeFile(path.join(root, file), moved);
    }
  }
  const change = async (file: string, changed: (text: string) => string) => {
    const absolute = path.join(root, file);
    await writeFile(absolute, changed(await readFile(absolute, 'utf8')));
  };
  await change('docs/order.txt', (order) =>
    isFolder
      ? order.replace(new RegExp(`^${dirname(document.id)}/`, 'gm'), `${dirname(id)}/`)
      : movedOrder(order, document.id, id),
  );
  if (isRenamed && !draft) {
    await change('docs/published.txt', (published) => withPublished(published, slugs.to));
  }
  const [source, target] = isFolder
    ? [`docs/${dirname(document.id)}`, `docs/${dirname(id)}`]
    : [document.file, document.file.replace(document.id, id)];
  await mkdir(path.dirname(path.join(root, target)), { recursive: true });
  await rename(path.join(root, source), path.join(root, target));
  const summary = `Moved ${source} to ${target}.`;
  return isRenamed
    ? `${summary} ${slugs.from} leads to ${slugs.to}; ${links} links were rewritten. Run npm run check, and look for ${slugs.from} in tests/ and src/.`
    : summary;
}
