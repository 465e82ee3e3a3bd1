import type { ReactNode } from 'react';

/** Renders nothing: the data about a document has its breadcrumbs too (plugins/documents/node/structuredData.ts). */
export default function TrailData(): ReactNode {
  return null;
}
