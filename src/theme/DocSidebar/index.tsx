import MobileMenu from '@site/src/components/MobileMenu';
import { SIDEBAR_MENU } from '@site/src/components/MobileMenu/menus';
import type { Props } from '@theme/DocSidebar';
import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import { type ReactNode, useDeferredValue } from 'react';

/**
 * The sidebar, which is a drawer on narrow viewports.
 *
 * It's updated a moment after the heading: after navigation each of its items is rendered again, and readers
 * look at the heading first.
 */
export default function DocSidebar({ path, sidebar, ...props }: Props): ReactNode {
  return (
    <MobileMenu id={SIDEBAR_MENU}>
      <DocSidebarDesktop
        {...props}
        path={useDeferredValue(path)}
        sidebar={useDeferredValue(sidebar)}
      />
    </MobileMenu>
  );
}
