import { slugOf } from '../address.ts';
import type { FiledDocument } from '../fields.ts';
import { withOrdered } from '../newDocument/plan.ts';
import { readOrder } from '../order.ts';
import { assertFree, type Places, Refusal } from '../place.ts';
import { withFormerly } from './formerly.ts';
import { withLinksMoved } from './links.ts';

/** The request, as typed. */
export interface MoveRequest {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The current state of the library. Files are named by their paths relative to the project. */
export interface MovingLibrary extends Places {
  /** Contents of all files that may link to a document, including documents. */
  readonly texts: ReadonlyMap<string, string>;
  /** Content of `docs/published.txt`. */
  readonly published: string;
}

/** The changes to make. */
export interface MovePlan {
  /** The file or folder to rename. */
  readonly rename: { readonly from: string; readonly to: string };
  /** New contents of files, by their paths before the rename. */
  readonly texts: ReadonlyMap<string, string>;
  readonly order: string;
  readonly published: string;
  /** The document's slugs; the same if only its folder changes. */
  readonly slugs: { readonly from: string; readonly to: string };
  /** Number of updated links. */
  readonly links: number;
}

const USAGE =
  'npm run move -- cooking/recipe/ramen shoyu-ramen, or npm run move -- cooking/recipe/ramen cooking/soup/ramen';

const refuse = (reason: string): never => {
  throw new Refusal(reason);
};

function documentNamed(name: string, documents: readonly FiledDocument[]): FiledDocument {
  const found = documents.find(({ id, slug }) => id === name || slug === name);
  return (
    found ??
    refuse(
      `no document has the id or slug "${name}"; write an id from docs/order.txt, or a slug such as /docker`,
    )
  );
}

/** The new ID of a document. If only a slug is given, the document stays in its folder. */
function newId({ id }: FiledDocument, to: string): string {
  const target = to.replace(/^\//, '');
  if (target.includes('/')) {
    return target;
  }
  const segments = id.split('/');
  const kept = segments.at(-1) === 'README' ? segments.slice(0, -2) : segments.slice(0, -1);
  return [...kept, target, ...(segments.at(-1) === 'README' ? ['README'] : [])].join('/');
}

/** Inserts a slug into the list, which is sorted, with comments at the top. */
function withPublished(text: string, slug: string): string {
  const lines = text.replace(/\n*$/, '').split('\n');
  if (lines.includes(slug)) {
    return text;
  }
  const next = lines.findIndex((line) => line.startsWith('/') && line > slug);
  const at = next === -1 ? lines.length : next;
  return `${[...lines.slice(0, at), slug, ...lines.slice(at)].join('\n')}\n`;
}

/**
 * Replaces the IDs of an order.
 *
 * @param map - returns the new ID, or `undefined` to remove the line
 */
function mapIds(order: string, map: (id: string) => string | undefined): string {
  const ids = new Map(readOrder(order).map(({ id, line }) => [line, id]));
  return order
    .split('\n')
    .flatMap((line, index) => {
      const id = ids.get(index + 1);
      const mapped = id === undefined ? undefined : map(id);
      return id === undefined ? [line] : mapped === undefined ? [] : [line.replace(id, mapped)];
    })
    .join('\n');
}

/**
 * Plans a change of a document's slug, folder, or both. If only the slug of a folder's own document changes, the folder
 * is renamed too.
 *
 * @throws Refusal if the move isn't possible
 */
export function planMove({ from, to }: MoveRequest, library: MovingLibrary): MovePlan {
  if (!from || !to) {
    return refuse(`a move needs a document and where it goes; write, for example, ${USAGE}`);
  }
  const document = documentNamed(from, library.documents);
  const id = newId(document, to);
  const slug = slugOf(id);
  if (document.slug === undefined || slug === undefined || !/^[a-z0-9/-]+(?:README)?$/.test(id)) {
    return refuse(
      `"${to}" isn't where a document can be; write lower-case words joined by hyphens, for example: ${USAGE}`,
    );
  }
  if (id === document.id) {
    return refuse(`${document.file} is there already`);
  }
  const isFolder = document.id.endsWith('/README') && !to.replace(/^\//, '').includes('/');
  if (isFolder && document.id.split('/').length === 2) {
    return refuse(
      `docs/${document.id.split('/')[0]}/ is a section, which site/identity.ts names too; rename it by hand`,
    );
  }
  assertFree({ id, slug }, library, document);
  const former = library.documents.find(
    ({ fields, ...other }) => other.id !== document.id && fields.formerly?.includes(slug),
  );
  if (former !== undefined) {
    return refuse(`${slug} leads to ${former.file}, which had that slug; choose another name`);
  }

  const slugs = { from: document.slug, to: slug };
  const isRenamed = slugs.from !== slugs.to;
  const texts = new Map<string, string>();
  let links = 0;
  if (isRenamed) {
    for (const [file, text] of library.texts) {
      const moved = withLinksMoved(text, slugs);
      links += moved.links;
      if (moved.links > 0) {
        texts.set(file, moved.text);
      }
    }
  }
  const isPublished = document.fields.draft !== true;
  if (isRenamed && isPublished) {
    const text = texts.get(document.file) ?? library.texts.get(document.file) ?? '';
    texts.set(document.file, withFormerly(text, slugs));
  }
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const isInPlace = isFolder || folderOf(document.id) === folderOf(id);
  const [oldPath, newPath] = isFolder
    ? [`${folderOf(document.id)}/`, `${folderOf(id)}/`]
    : [document.id, id];
  return {
    rename: isFolder
      ? { from: `docs/${folderOf(document.id)}`, to: `docs/${folderOf(id)}` }
      : { from: document.file, to: document.file.replace(document.id, id) },
    texts,
    order: isInPlace
      ? mapIds(library.order, (other) =>
          other === oldPath || (isFolder && other.startsWith(oldPath))
            ? newPath + other.slice(oldPath.length)
            : other,
        )
      : withOrdered(
          mapIds(library.order, (other) => (other === document.id ? undefined : other)),
          id,
        ),
    published:
      isRenamed && isPublished ? withPublished(library.published, slug) : library.published,
    slugs,
    links,
  };
}
