import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';

/** The minimum for search engines. */
const LEAST_LINKS = 2;

/**
 * A document's breadcrumbs for search engines, which require at least two items.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export default function TrailData(props: Props): ReactNode {
  const links = props.breadcrumbs.filter(({ href }) => href);
  return links.length < LEAST_LINKS ? null : <StructuredData {...props} />;
}
