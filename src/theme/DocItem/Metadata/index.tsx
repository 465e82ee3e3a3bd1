import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import published from '@generated/documents/default/published.json';
import { twinOf } from '@site/plugins/twins/shared/address';
import { SocialCard } from '@site/src/components/SocialCard';
import { StructuredData } from '@site/src/components/StructuredData';
import { documentGraph } from '@site/src/components/StructuredData/documentGraph';
import type { ReactNode } from 'react';

/**
 * What a document says about itself to search engines and chat apps, with its Markdown twin.
 *
 * Upstream includes the keywords. Ours are for the library's search, which reads them from the documents.
 * Search engines ignore them, and readers would download them with each page.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const trail = useSidebarBreadcrumbs() ?? [];
  return (
    <>
      <PageMetadata title={metadata.title} description={metadata.description}>
        <meta property="og:type" content="article" />
        <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
      </PageMetadata>
      <SocialCard permalink={metadata.permalink} title={metadata.title} />
      <StructuredData
        data={
          // Known to the bundler, so that the browser's code has nothing of it.
          typeof window === 'undefined'
            ? documentGraph({
                ...metadata,
                site: siteConfig,
                published: published[metadata.id],
                trail,
              })
            : undefined
        }
      />
    </>
  );
}
