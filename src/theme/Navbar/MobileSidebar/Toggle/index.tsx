import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The button that opens the menu on narrow screens, and one that opens it where no script runs.
 *
 * Upstream's needs a script, which also makes the menu. The other one shows what stands in the HTML for
 * wide screens: the sections, and the document's sidebar. It is hidden until the stylesheet has come.
 */
export default function MobileSidebarToggleWithoutScript(): ReactNode {
  return (
    <>
      <MobileSidebarToggle />
      <noscript>
        <details hidden className={styles.menu}>
          <summary
            className="navbar__toggle clean-btn"
            aria-label={translate({
              id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
              message: 'Toggle navigation bar',
              description: 'The ARIA label for hamburger menu button of mobile navigation',
            })}
          >
            <IconMenu />
          </summary>
        </details>
      </noscript>
    </>
  );
}
