import type { FiledDocument } from './fields.ts';

/** Thrown for a document that can't be where it's asked for. The message gives the reason and an alternative. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Where documents can be, and what's there. */
export interface Places {
  readonly documents: readonly FiledDocument[];
  /** Slugs of pages that aren't documents. */
  readonly pages: readonly string[];
  /** Folders of the sections. */
  readonly sections: readonly string[];
  /** Content of `docs/order.txt`. */
  readonly order: string;
}

/**
 * Makes sure that a document can have an ID and a slug.
 *
 * @param own - the document that moves there; `undefined` for a new one
 * @throws Refusal if its folder isn't in a section, or another document or page has the ID or the slug
 */
export function assertFree(
  { id, slug }: { readonly id: string; readonly slug: string },
  { documents, pages, sections }: Places,
  own?: FiledDocument,
): void {
  const [section = ''] = id.split('/');
  if (!id.includes('/') || !sections.includes(section)) {
    throw new Refusal(
      `docs/${section}/ isn't the folder of a section; the sections are ${sections.join(', ')}`,
    );
  }
  const taker = documents.find(
    (other) => other !== own && (other.id === id || other.slug === slug),
  );
  if (taker !== undefined) {
    throw new Refusal(`${taker.file} is at ${slug} already; choose another name`);
  }
  if (pages.includes(slug)) {
    throw new Refusal(`${slug} is a page of the site; choose another name`);
  }
}
