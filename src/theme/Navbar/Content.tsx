import { ErrorCauseBoundary, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import { OnDeviceSign } from '@site/plugins/offline/client/view/OnDevice';
import MobileMenu from '@site/src/components/MobileMenu';
import { MAIN_MENU } from '@site/src/components/MobileMenu/menus';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, { type Props as NavbarItemConfig } from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './Content.module.css';

function Items({ items }: { readonly items: readonly NavbarItemConfig[] }): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      // biome-ignore lint/suspicious/noArrayIndexKey: the configuration doesn't change.
      key={index}
      onError={(cause) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          { cause },
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

const isSearch = ({ type }: NavbarItemConfig) => type === 'search';

const isLink = (item: NavbarItemConfig) => !isSearch(item);

/**
 * The content of the navbar. Its links are in an element that's a drawer on narrow viewports; upstream renders
 * them a second time there.
 */
export default function NavbarContent(): ReactNode {
  const items = useThemeConfig().navbar.items as unknown as NavbarItemConfig[];
  const [left, right] = splitNavbarItems(items);
  const isSearchLeft = left.some(isSearch);
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        {isSearchLeft && <SearchBar />}
        <MobileMenu id={MAIN_MENU}>
          <Items items={left.filter(isLink)} />
          <div className={styles.right}>
            <Items items={right.filter(isLink)} />
          </div>
        </MobileMenu>
        <OnDeviceSign />
        <NavbarColorModeToggle />
        {!isSearchLeft && <SearchBar />}
      </div>
    </div>
  );
}
