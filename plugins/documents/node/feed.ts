import escapeHtml from 'escape-html';
import { Feed } from 'feed';
import { type ChangedEntry, FEED_PATH } from '../shared/changes.ts';

/** Maximum number of entries. */
const ENTRY_COUNT = 50;

/** What an entry's summary begins with. */
const LEADS: Readonly<Record<ChangedEntry['kind'], string>> = {
  added: 'New document.',
  verified: 'Facts verified again.',
};

/** The fields of the site's configuration that a feed needs. */
export interface FeedSite {
  readonly title: string;
  readonly tagline: string;
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * Writes an Atom feed. An entry's ID is the document's address with the day of the change, so a document that changes
 * again becomes a new entry.
 *
 * @param changed - newest first; not empty
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function atomFeed(
  { title, tagline, url, baseUrl }: FeedSite,
  changed: readonly ChangedEntry[],
): string {
  const entries = changed.slice(0, ENTRY_COUNT).map(({ changed: day, ...entry }) => ({
    ...entry,
    address: new URL(entry.href, url).href,
    date: new Date(day),
    day: day.slice(0, 10),
  }));
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
    ...(entries[0] && { updated: entries[0].date }),
  });
  for (const { address: link, title: name, description, kind, date, day } of entries) {
    feed.addItem({
      id: `${link}#${day}`,
      link,
      // The library declares both as HTML.
      title: escapeHtml(name),
      description: escapeHtml(`${LEADS[kind]} ${description}`),
      date,
    });
  }
  return feed.atom1();
}
