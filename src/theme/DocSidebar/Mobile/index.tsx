import {
  type NavbarSecondaryMenuComponent,
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { memo, type ReactNode, useMemo } from 'react';

type Shown = Pick<Props, 'path' | 'sidebar'>;

/** The documents of a sidebar in the mobile menu, which closes when one is chosen. */
const SidebarInMenu: NavbarSecondaryMenuComponent<{ readonly shown: Shown }> = ({
  shown: { path, sidebar },
}) => {
  const menu = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        level={1}
        onItemClick={(item) => {
          if (item.type === 'link' || (item.type === 'category' && item.href)) {
            menu.toggle();
          }
        }}
      />
    </ul>
  );
};

/**
 * Puts the sidebar into the mobile menu like the theme's component, but as a single property. If there are
 * several, the framework sorts their names by locale, and loading the collation rules takes 10 to 15 ms of
 * hydration on a desktop.
 */
function DocSidebarMobile({ path, sidebar }: Props): ReactNode {
  const props = useMemo(() => ({ shown: { path, sidebar } }), [path, sidebar]);
  return <NavbarSecondaryMenuFiller component={SidebarInMenu} props={props} />;
}

export default memo(DocSidebarMobile);
