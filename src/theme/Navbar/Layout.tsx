import { translate } from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/Navbar/Layout/styles.module.css';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The navbar, without the mobile menu of the theme, which src/components/MobileMenu replaces. */
export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      className={clsx(
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && styles.navbarHideable,
        hideOnScroll && !isNavbarVisible && styles.navbarHidden,
      )}
    >
      {children}
    </nav>
  );
}
