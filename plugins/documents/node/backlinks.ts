import type { Backlink } from '../shared/backlink.ts';
import { type Catalog, documentAt } from './contract/catalog.ts';
import type { PageLink } from './contract/pageLinks.ts';
import { type DocumentMetadata, entryOf } from './library.ts';

/** Maximum length of a sentence, not counting ellipses. */
export const MOST_CHARACTERS = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Shortens a long sentence around its link, at word boundaries, with ellipses. */
function shorten(sentence: string, linkStart: number, linkEnd: number): string {
  if (sentence.length <= MOST_CHARACTERS) {
    return sentence;
  }
  const room = Math.max(0, MOST_CHARACTERS - (linkEnd - linkStart));
  const from = Math.max(0, Math.min(linkStart - room / 2, sentence.length - MOST_CHARACTERS));
  const afterSpace = sentence.indexOf(' ', from) + 1 || linkStart;
  const first = from === 0 ? 0 : Math.min(linkStart, afterSpace);
  const isToEnd = sentence.length - first <= MOST_CHARACTERS;
  const last = isToEnd
    ? sentence.length
    : Math.max(linkEnd, sentence.lastIndexOf(' ', first + MOST_CHARACTERS));
  return `${first > 0 ? '…' : ''}${sentence.slice(first, last).trim()}${isToEnd ? '' : '…'}`;
}

/** The sentence that contains a link, as plain text of at most about {@link MOST_CHARACTERS} characters. */
export function sentenceOf({ context, start, end }: PageLink): string {
  const around = [...sentences.segment(context)].filter(({ index }) => index <= start).at(-1);
  const { index = 0, segment = context } = around ?? {};
  const before = index + segment.length - segment.trimStart().length;
  return shorten(segment.trim(), start - before, end - before);
}

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
  const pages = new Map(published.map((page) => [page.id, page]));
  const at = documentAt(catalog);
  const backlinks = new Map<string, Backlink[]>(
    catalog.documents.flatMap(({ slug }) => (slug === undefined ? [] : [[slug, []]])),
  );

  const linking = catalog.documents
    .filter(({ isDraft, frontMatter }) => !isDraft && frontMatter.fields.unlisted !== true)
    .sort((a, b) => placeOf(a.id) - placeOf(b.id));
  for (const document of linking) {
    const page = pages.get(document.id);
    const seen = new Set([document]);
    for (const link of page === undefined ? [] : document.links) {
      const linked = at(link.url);
      if (page !== undefined && linked !== undefined && !seen.has(linked)) {
        seen.add(linked);
        backlinks.get(linked.slug ?? '')?.push({ ...entryOf(page), sentence: sentenceOf(link) });
      }
    }
  }
  return backlinks;
}
