import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import { type ReactNode, useDeferredValue } from 'react';

/**
 * The sidebar, which follows the address a moment after the heading does: where a link led to another document,
 * each of its items is rendered anew, and a reader looks at the heading first.
 */
export default function DocSidebarAfterHeading({ path, sidebar, ...props }: Props): ReactNode {
  return (
    <DocSidebar {...props} path={useDeferredValue(path)} sidebar={useDeferredValue(sidebar)} />
  );
}
