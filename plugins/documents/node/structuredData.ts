import type { DocusaurusConfig } from '@docusaurus/types';
import { cardPath } from '../../cards/shared/card.ts';
import { type DocumentMetadata, ownId, type SidebarEntry, type Sidebars } from './library.ts';

/** The IDs of documents, each with those of the documents that categories put above it, from the top down. */
function trailsIn(
  items: readonly SidebarEntry[],
  above: readonly string[] = [],
): readonly (readonly [id: string, above: readonly string[]])[] {
  return items.flatMap((item) => {
    const own = ownId(item);
    const inside = item.items ?? [];
    return own === undefined
      ? trailsIn(inside, above)
      : [[own, above] as const, ...trailsIn(inside, [...above, own])];
  });
}

/**
 * Describes documents to search engines: each is an article, with the breadcrumbs that lead to it.
 *
 * @returns a graph of schema.org by the permalink of its document
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function structuredData(
  { title: siteTitle, url, baseUrl }: Pick<DocusaurusConfig, 'title' | 'url' | 'baseUrl'>,
  docs: readonly DocumentMetadata[],
  sidebars: Sidebars,
): Readonly<Record<string, object>> {
  const byId = new Map(docs.map((document) => [document.id, document]));
  const trails = new Map(Object.values(sidebars).flatMap((items) => trailsIn(items)));

  const publisher = { '@type': 'Organization', name: siteTitle };

  const graphOf = ({ id, permalink, title, description, lastUpdatedAt }: DocumentMetadata) => {
    const above = (trails.get(id) ?? [])
      .flatMap((other) => byId.get(other) ?? [])
      .filter(({ unlisted }) => !unlisted);
    const steps = [
      { name: siteTitle, item: url + baseUrl },
      ...above.map((document) => ({ name: document.title, item: url + document.permalink })),
      // The last step is the page itself, whose address is known.
      { name: title },
    ];
    return {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Article',
          headline: title,
          description,
          image: url + baseUrl + cardPath(permalink, baseUrl),
          ...(lastUpdatedAt && {
            dateModified: new Date(lastUpdatedAt).toISOString().slice(0, 10),
          }),
          author: publisher,
          publisher,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: steps.map((step, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            ...step,
          })),
        },
      ],
    };
  };
  return Object.fromEntries(docs.map((document) => [document.permalink, graphOf(document)]));
}
