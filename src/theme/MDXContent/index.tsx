import { AfterHeading } from '@site/src/components/AfterHeading';
import type { Props } from '@theme/MDXContent';
import MDXContent from '@theme-original/MDXContent';
import type { ReactNode } from 'react';

/** The content of a document or page; that of a document comes after the frame with its heading. */
export default function MDXContentAfterHeading(props: Props): ReactNode {
  return (
    <AfterHeading>
      <MDXContent {...props} />
    </AfterHeading>
  );
}
