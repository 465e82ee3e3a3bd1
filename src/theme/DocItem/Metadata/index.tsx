import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { twinOf } from '@site/plugins/twins/shared/address';
import type { ReactNode } from 'react';

/**
 * The metadata in a document's head, with its Markdown twin.
 *
 * Upstream includes the keywords. Ours are for the library's search, which reads them from the documents.
 * Search engines ignore them, and readers would download them with each page.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const image = assets.image ?? frontMatter.image;
  return (
    <PageMetadata
      title={metadata.title}
      description={metadata.description}
      {...(image === undefined ? {} : { image })}
    >
      <link rel="alternate" type="text/markdown" href={twinOf(metadata.permalink)} />
    </PageMetadata>
  );
}
