import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

/**
 * What the head of a document says of it.
 *
 * Upstream names the keywords as well. Those of ours are for the library's own search, which reads them
 * from the documents; search engines do not read them, and readers would load them with each page.
 */
export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const image = assets.image ?? frontMatter.image;
  return (
    <PageMetadata
      title={metadata.title}
      description={metadata.description}
      {...(image === undefined ? {} : { image })}
    />
  );
}
