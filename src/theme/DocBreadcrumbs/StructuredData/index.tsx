import type { ReactNode } from 'react';

/** Renders nothing: the data about a document has its breadcrumbs too (src/components/StructuredData). */
export default function TrailData(): ReactNode {
  return null;
}
