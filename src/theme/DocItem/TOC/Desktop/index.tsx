import { AfterHeading } from '@site/src/components/AfterHeading';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';

/** The table of contents, rendered along with the content, because it highlights the section in view. */
export default function DocItemTOCDesktopAfterHeading(): ReactNode {
  return (
    <AfterHeading>
      <DocItemTOCDesktop />
    </AfterHeading>
  );
}
