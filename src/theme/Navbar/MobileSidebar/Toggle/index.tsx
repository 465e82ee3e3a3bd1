import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { EARLY_ATTRIBUTE } from '@site/framework/wakeUp/shared/protocol';
import IconMenu from '@theme/Icon/Menu';
import MobileSidebarToggle from '@theme-original/Navbar/MobileSidebar/Toggle';
import { type ReactNode, useEffect } from 'react';
import styles from './styles.module.css';

/** Traps the focus in the menu while it's open. Escape closes it. */
function useFocusInMenu(): void {
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    const navbar = document.querySelector<HTMLElement>('.navbar');
    if (!shown || navbar === null) {
      return undefined;
    }
    const bar = navbar.querySelector('.navbar__inner');
    const behind = [...(navbar.parentElement?.children ?? []), bar].filter(
      (element) => element !== navbar,
    );
    const setInert = (isInert: boolean) => {
      for (const element of behind) {
        element?.toggleAttribute('inert', isInert);
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
      }
    };
    let frame = 0;
    const focus = () => {
      const close = navbar.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus();
      // The menu isn't focusable until its transition starts.
      if (document.activeElement !== close) {
        frame = requestAnimationFrame(focus);
      }
    };
    setInert(true);
    // The early menu hands over its focus by itself.
    if (document.querySelector(`nav[${EARLY_ATTRIBUTE}]`) === null) {
      focus();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKeyDown);
      setInert(false);
      navbar.querySelector<HTMLElement>('.navbar__toggle')?.focus({ preventScroll: true });
    };
  }, [shown, toggle]);
}

/**
 * The button that opens the mobile menu, and one that works without JavaScript.
 *
 * Upstream's leaves the focus behind the menu, and needs JavaScript, as does the menu itself. The other
 * button shows what the HTML contains for wide viewports: the sections, and the document's sidebar. It's
 * hidden until the stylesheet has loaded.
 */
export default function MobileSidebarToggleWithoutScript(): ReactNode {
  useFocusInMenu();
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
