import { AfterHeading } from '@site/src/components/AfterHeading';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import type { ReactNode } from 'react';

/** The content of a document or page. A document's content is rendered one frame after its heading. */
export default function MDXContentAfterHeading(props: Props): ReactNode {
  return (
    <AfterHeading>
      <MDXContent {...props} />
    </AfterHeading>
  );
}
