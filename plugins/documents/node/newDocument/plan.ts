import { slugOf } from '../address.ts';
import { type FrontMatter, KINDS } from '../contract/frontMatter/schema.ts';
import type { FiledDocument } from '../fields.ts';
import { readOrder } from '../order.ts';
import { assertFree, type Places, Refusal } from '../place.ts';
import { newText } from './templates.ts';

type Kind = FrontMatter['kind'];

/** The request, as typed. */
export interface Request {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly kind: string | undefined;
}

/** The files to write. */
export interface Plan {
  readonly id: string;
  readonly text: string;
  /** New content of `docs/order.txt`. */
  readonly order: string;
}

const USAGE = 'npm run new -- cooking/recipe/ramen "Shoyu Ramen"';

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);

/** The most common kind in a folder; for a folder's own document, an index. */
function usualKind(id: string, documents: readonly FiledDocument[]): Kind {
  if (id.endsWith('/README')) {
    return 'index';
  }
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const counts = new Map<Kind, number>();
  for (const { id: other, fields } of documents) {
    const isBeside = other.startsWith(folder) && !other.slice(folder.length).includes('/');
    if (isBeside && !other.endsWith('/README') && fields.kind !== undefined) {
      counts.set(fields.kind, (counts.get(fields.kind) ?? 0) + 1);
    }
  }
  const [usual] = [...counts].sort(([, a], [, b]) => b - a);
  return usual?.[0] ?? 'guide';
}

/**
 * Inserts an ID into the order: after the last document of its folder, or else of the closest parent folder that has
 * documents.
 *
 * @param order - content of `docs/order.txt`
 */
export function withOrdered(order: string, id: string): string {
  const lines = order.replace(/\n*$/, '').split('\n');
  const entries = readOrder(order);
  const folders = id.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = `${folders.slice(0, depth).join('/')}/`;
    const last = entries.filter((entry) => entry.id.startsWith(folder)).at(-1);
    if (last !== undefined) {
      return `${[...lines.slice(0, last.line), id, ...lines.slice(last.line)].join('\n')}\n`;
    }
  }
  return `${[...lines, id].join('\n')}\n`;
}

/**
 * Plans a new document.
 *
 * @param today - creation date, ISO 8601
 * @throws Refusal if the document can't be created
 */
export function planDocument({ id, title, kind }: Request, places: Places, today: string): Plan {
  const refuse = (reason: string): never => {
    throw new Refusal(reason);
  };
  if (id === undefined || id === '') {
    return refuse(`The path of the document is missing; write, for example, ${USAGE}`);
  }
  if (title === undefined || title.trim() === '') {
    return refuse(`The title of the document is missing; write, for example, ${USAGE}`);
  }
  const slug = slugOf(id);
  if (!/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/(?:[a-z0-9-]+|README)$/.test(id) || slug === undefined) {
    return refuse(
      `"${id}" is not a path of a document; write its folders below docs/ and its name without an ending, in lower-case words joined by hyphens, such as cooking/recipe/ramen or cooking/soup/README`,
    );
  }
  assertFree({ id, slug }, places);
  const named = places.documents.find(
    ({ fields }) => fields.title?.toLowerCase() === title.trim().toLowerCase(),
  );
  if (named !== undefined) {
    return refuse(
      `${named.file} has the title "${named.fields.title}" already; choose another one`,
    );
  }
  if (kind !== undefined && !isKind(kind)) {
    return refuse(`"${kind}" is not a kind of document; known are ${KINDS.join(', ')}`);
  }
  return {
    id,
    text: newText(title.trim(), kind ?? usualKind(id, places.documents), today),
    order: withOrdered(places.order, id),
  };
}
