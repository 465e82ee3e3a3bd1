import type { Backlink } from '../../shared/backlink.ts';
import { byAddress, type Catalog } from '../contract/catalog.ts';
import { targetOf } from '../contract/page/target.ts';
import type { DocumentMetadata } from '../library.ts';
import { sentenceOf } from './sentence.ts';

/**
 * Finds the documents that link to each document from their text, with the first sentence that does.
 *
 * @param catalog - all documents
 * @param published - the framework's metadata of the documents that have a page
 * @param inOrder - IDs in the order of the sidebars; documents outside the sidebars come last
 * @returns backlinks by the slug of the linked document, with an entry for each document that has a slug. Links from
 *   drafts and unlisted documents don't count
 */
export function backlinksOf(
  catalog: Catalog,
  published: readonly DocumentMetadata[],
  inOrder: readonly string[],
): ReadonlyMap<string, readonly Backlink[]> {
  const places = new Map(inOrder.map((id, place) => [id, place]));
  const placeOf = (id: string) => places.get(id) ?? inOrder.length;
  const entries = new Map(published.map((page) => [page.id, page]));
  const atAddress = byAddress(catalog);
  const backlinks = new Map<string, Backlink[]>([...atAddress.keys()].map((slug) => [slug, []]));

  const linking = catalog.documents
    .filter(({ isDraft, frontMatter }) => !isDraft && frontMatter.fields.unlisted !== true)
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
  for (const { id, slug, links } of linking) {
    const page = entries.get(id);
    const seen = new Set([slug]);
    for (const link of page === undefined ? [] : links) {
      const target = targetOf(link.url, catalog.origin);
      const linked = target.kind === 'internal' ? target.path : undefined;
      if (page !== undefined && linked !== undefined && !seen.has(linked)) {
        seen.add(linked);
        const { title, permalink: href } = page;
        backlinks.get(linked)?.push({ href, title, sentence: sentenceOf(link) });
      }
    }
  }
  return backlinks;
}
