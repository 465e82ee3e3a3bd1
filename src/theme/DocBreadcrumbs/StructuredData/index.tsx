import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** What search engines take for a trail. */
const LEAST_LINKS = 2;

/**
 * The trail of a document for search engines: one of the page alone says nothing, and they ask for two at least.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export default function TrailData(props: Props): ReactNode {
  const links = props.breadcrumbs.filter(({ href }) => href);
  return links.length < LEAST_LINKS ? null : <StructuredData {...props} />;
}
