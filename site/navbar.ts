/** A navbar item in the configuration. Other fields depend on its type. */
export interface NavbarItem {
  /** The side it is on. */
  readonly position?: 'left' | 'right';
  readonly [field: string]: unknown;
}

/**
 * Adds a position to navbar items without one, so that they're on the right.
 *
 * The framework's theme also defaults to the right, but its validation sets `left` first.
 *
 * @param items - as listed in the configuration under `themeConfig.navbar`
 */
export function navbarItems(items: readonly NavbarItem[]): NavbarItem[] {
  return items.map((item) => ({ ...item, position: item.position ?? 'right' }));
}
