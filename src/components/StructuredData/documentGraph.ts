import { cardPath } from '@site/plugins/cards/shared/card';

/** What the data about a document says, and about its site. */
export interface DocumentFacts {
  readonly site: { readonly title: string; readonly url: string; readonly baseUrl: string };
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Day of the first commit, ISO 8601; none without a history. */
  readonly published?: string | undefined;
  /** Time of the last change, in milliseconds since the epoch; none without a history. */
  readonly lastUpdatedAt?: number | null | undefined;
  /** The sidebar's categories above the document, and the document itself; none without a sidebar. */
  readonly trail: readonly { readonly label: string; readonly href?: string | undefined }[];
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * A document for search engines: an article, and the breadcrumbs that lead to it.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function documentGraph({
  site: { title: siteTitle, url, baseUrl },
  permalink,
  title,
  description,
  published,
  lastUpdatedAt,
  trail,
}: DocumentFacts): object {
  const above = trail.filter(({ href }) => href !== undefined && href !== permalink);
  const steps = [
    { name: siteTitle, item: url + baseUrl },
    ...above.map(({ label, href }) => ({ name: label, item: `${url}${href}` })),
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
        ...(published !== undefined && { datePublished: published }),
        ...(lastUpdatedAt && { dateModified: dayOf(lastUpdatedAt) }),
        publisher: { '@type': 'Organization', name: siteTitle },
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
}
