import type { ReactNode } from 'react';

/**
 * Nothing: upstream's tags tell the hosted provider's crawler the language and the version of a page, and this site
 * publishes its records itself (plugins/search/node), with both in them.
 */
export default function SearchMetadata(): ReactNode {
  return null;
}
