import type { Props } from '@theme/DocSidebar';
import DocSidebar from '@theme-original/DocSidebar';
import { type ReactNode, useDeferredValue } from 'react';

/**
 * The sidebar, updated a moment after the heading: after navigation each of its items is rendered again, and
 * readers look at the heading first.
 */
export default function DocSidebarAfterHeading({ path, sidebar, ...props }: Props): ReactNode {
  return (
    <DocSidebar {...props} path={useDeferredValue(path)} sidebar={useDeferredValue(sidebar)} />
  );
}
