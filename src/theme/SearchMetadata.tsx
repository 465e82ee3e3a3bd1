import type { ReactNode } from 'react';

/**
 * Renders nothing. Upstream's tags are for the hosted provider's crawler, but this site publishes its records
 * itself (plugins/search/node), with their language and version.
 */
export default function SearchMetadata(): ReactNode {
  return null;
}
