import { translate } from '@docusaurus/Translate';
import { useFirstMenu } from '@site/src/components/MobileMenu/menus';
import IconMenu from '@theme/Icon/Menu';
import type { ReactNode } from 'react';

/** The button that opens the mobile menu. The browser responds to it, so it works without JavaScript. */
export default function MobileSidebarToggle(): ReactNode {
  const label = translate({
    id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
    message: 'Toggle navigation bar',
  });
  return (
    <button
      type="button"
      popoverTarget={useFirstMenu()}
      aria-label={label}
      className="navbar__toggle clean-btn"
    >
      <IconMenu />
    </button>
  );
}
