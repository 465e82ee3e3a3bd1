import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import structured from '@generated/documents/default/structured.json';
import { SocialCard } from '@site/plugins/cards/client/SocialCard';
import { StructuredData } from '@site/plugins/documents/client/StructuredData';
import { markdownAddress } from '@site/plugins/markdown/shared/address';
import type { ReactNode } from 'react';

/**
 * What a document says about itself to search engines and chat apps, with its Markdown copy.
 *
 * Upstream includes the keywords. Ours are for the library's search, which reads them from the documents.
 * Search engines ignore them, and readers would download them with each page.
 */
export default function DocItemMetadata(): ReactNode {
  const { title, description, permalink } = useDoc().metadata;
  return (
    <>
      <PageMetadata title={title} description={description}>
        <meta property="og:type" content="article" />
        <link rel="alternate" type="text/markdown" href={markdownAddress(permalink)} />
      </PageMetadata>
      <SocialCard permalink={permalink} title={title} />
      <StructuredData data={structured[permalink]} />
    </>
  );
}
