import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import { memo, type ReactNode } from 'react';

const hasSameContent = (one: Props, other: Props): boolean => one.content === other.content;

/**
 * A document's page, memoized while its content is the same.
 *
 * The router rerenders everything when the URL changes: the current document before the next one is shown,
 * and the entire document for a jump to one of its headings.
 *
 * Upstream also adds a class with the document's id to the root element, which none of our styles uses. Browsers' reader
 * views find no article in a page whose root has a class such as "pagination".
 */
function DocItem({ content }: Props): ReactNode {
  const Content = content;
  return (
    <DocProvider content={content}>
      <DocItemMetadata />
      <DocItemLayout>
        <Content />
      </DocItemLayout>
    </DocProvider>
  );
}

export default memo(DocItem, hasSameContent);
