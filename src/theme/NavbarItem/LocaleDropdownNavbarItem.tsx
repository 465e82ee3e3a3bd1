import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';

/**
 * The theme's language switcher, with the query string and hash of the current page.
 *
 * The server knows neither, and React keeps the served links during hydration, so upstream drops both until
 * the next navigation. A new key renders the links again.
 */
export default function LocaleDropdownOfThisPage(props: Props): ReactNode {
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
