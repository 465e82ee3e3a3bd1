/** An item of the navbar, as a configuration writes it; which fields it has depends on its type. */
export interface NavbarItem {
  /** The side it is on. */
  readonly position?: 'left' | 'right';
  readonly [field: string]: unknown;
}

/**
 * Items of the navbar, each with its position: the right where none is written.
 *
 * The framework's theme means the right as well, but its validation puts `left` in before the theme
 * comes to look.
 *
 * @param items - as a configuration lists them under `themeConfig.navbar`
 */
export function navbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ ...item, position: item.position ?? 'right' }));
}
