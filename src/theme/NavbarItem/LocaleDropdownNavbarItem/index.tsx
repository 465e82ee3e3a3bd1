import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

/**
 * The theme's language switcher, with the query and hash of the page that was opened.
 *
 * A page on the server has neither, and React keeps the links it finds while hydrating; upstream loses
 * both until the reader goes to another page. A new key makes the links anew.
 */
export default function LocaleDropdownOfThisPage(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
