import { AfterHeading } from '@site/src/components/AfterHeading';
import DocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import type { ReactNode } from 'react';

/** The table of contents, which comes with the content: it marks the section that is in view. */
export default function DocItemTOCDesktopAfterHeading(): ReactNode {
  return (
    <AfterHeading>
      <DocItemTOCDesktop />
    </AfterHeading>
  );
}
