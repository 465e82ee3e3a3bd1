import type { DocusaurusConfig } from '@docusaurus/types';
import escapeHtml from 'escape-html';
import { Feed } from 'feed';
import { joined } from '../../typography/node/units.ts';
import { type ChangedEntry, FEED_PATH } from '../shared/changes.ts';
import type { Change } from './history.ts';
import { type DocumentMetadata, entryOf, isListed } from './library.ts';

/** Maximum number of entries. */
const ENTRY_COUNT = 50;

/** What an entry's summary begins with. */
const LEADS: Readonly<Record<ChangedEntry['kind'], string>> = {
  added: 'New document.',
  verified: 'Facts verified again.',
};

/**
 * Lists the documents by their last change in substance, newest first. Drafts, unlisted documents, and those without a
 * known change are left out.
 *
 * @param changeOf - the change of a document by its ID
 */
export function changedEntries(
  documents: readonly DocumentMetadata[],
  changeOf: (id: string) => Change | undefined,
): readonly ChangedEntry[] {
  return documents
    .filter(isListed)
    .flatMap((document) => {
      const { kind, at } = changeOf(document.id) ?? {};
      const changed = new Date(at ?? 0).toISOString();
      const description = joined(document.description);
      return kind === undefined ? [] : [{ ...entryOf(document), description, kind, changed }];
    })
    .sort(
      (a, b) => b.changed.localeCompare(a.changed, 'en') || a.title.localeCompare(b.title, 'en'),
    );
}

/**
 * Writes an Atom feed. An entry's ID is the document's address with the day of the change, so a document that changes
 * again becomes a new entry.
 *
 * @param changed - newest first; not empty
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  { title, tagline, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
  changed: readonly ChangedEntry[],
): string {
  const home = new URL(baseUrl, url).href;
  const address = new URL(FEED_PATH.slice(1), home).href;
  const feed = new Feed({
    id: address,
    title,
    description: tagline,
    link: home,
    feed: address,
    author: { name: title },
    generator: false,
    // Without a date, the library would take the time of the build.
    ...(changed[0] && { updated: new Date(changed[0].changed) }),
  });
  for (const entry of changed.slice(0, ENTRY_COUNT)) {
    const link = new URL(entry.href, url).href;
    feed.addItem({
      id: `${link}#${entry.changed.slice(0, 10)}`,
      link,
      // The library declares both as HTML.
      title: escapeHtml(entry.title),
      description: escapeHtml(`${LEADS[entry.kind]} ${entry.description}`),
      date: new Date(entry.changed),
    });
  }
  return feed.atom1();
}
