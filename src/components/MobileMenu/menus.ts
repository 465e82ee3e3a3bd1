import { useActiveDocContext, useActivePlugin } from '@docusaurus/plugin-content-docs/client';

/** Element id of the menu with the navbar's links. */
export const MAIN_MENU = 'main-menu';

/** Element id of the menu with the document's sidebar. */
export const SIDEBAR_MENU = 'sidebar-menu';

/** The menu that opens first on this page: the document's sidebar if there is one. */
export function useFirstMenu(): typeof MAIN_MENU | typeof SIDEBAR_MENU {
  const plugin = useActivePlugin();
  const { activeDoc } = useActiveDocContext(plugin?.pluginId);
  return activeDoc?.sidebar === undefined ? MAIN_MENU : SIDEBAR_MENU;
}
