import { EARLY_ATTRIBUTE } from '../../../shared/protocol';

/** The button that opens the menu. */
export const MENU_TOGGLE = 'button.navbar__toggle';

/** Viewports in which the theme has no mobile menu. */
export const WIDE = '(min-width: 62.3125em)';

/** Set while the menu shows its second panel, the document's sidebar. */
export const SECONDARY_SHOWN = 'navbar-sidebar__items--show-secondary';

/** Path of the theme's icon. */
const CLOSE_ICON =
  '<svg viewBox="0 0 15 15" width=21 height=21><path stroke=var(--ifm-color-emphasis-600) stroke-width=1.2 d="M.75.75l13.5 13.5M14.25.75.75 14.25"/></svg>';

/** Clones an element of the navbar, so that it can be changed. */
const copyOf = (selector: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(selector)?.cloneNode(true) as HTMLElement | undefined;

/** Restyles a navbar link as a menu link. */
function asMenuLink(link: Element, ...classes: readonly string[]): Element {
  const isActive = /link--active/.test(link.className);
  link.className = ['menu__link', ...classes, ...(isActive ? ['menu__link--active'] : [])].join(
    ' ',
  );
  return link;
}

/** Turns an item of the navbar into one of the menu: a link, a dropdown, or anything else. */
function asMenuItem(item: Element): Element {
  const entry = document.createElement('li');
  entry.className = 'menu__list-item';
  if (item.matches('.dropdown')) {
    entry.classList.add('menu__list-item--collapsed');
    const [label, list] = item.children;
    if (label && list) {
      asMenuLink(label, 'menu__link--sublist', 'menu__link--sublist-caret').ariaExpanded = 'false';
      list.className = 'menu__list';
      (list as HTMLElement).style.display = 'none';
      for (const link of list.querySelectorAll('a')) {
        asMenuLink(link).closest('li')?.classList.add('menu__list-item');
      }
    }
    entry.append(...item.children);
  } else {
    entry.append(item.matches('a') ? asMenuLink(item) : item);
  }
  return entry;
}

/** Shows the sidebar or the main menu; the hidden panel is inert. */
export function showSecondary(menu: Element, isShown: boolean): void {
  const [items, primary, secondary] = menu.querySelectorAll<HTMLElement>(
    '.navbar-sidebar__items, .navbar-sidebar__item',
  );
  items?.classList.toggle(SECONDARY_SHOWN, isShown);
  primary?.toggleAttribute('inert', isShown);
  secondary?.toggleAttribute('inert', !isShown);
}

/**
 * The theme's menu, open: its header, the links of the navbar, and the document's sidebar if there is one.
 *
 * It's outside the page's root element, so that hydration doesn't see it. The page behind it doesn't scroll.
 */
export function menuElement(): HTMLElement {
  const menu = document.createElement('nav');
  menu.className = `${document.querySelector('.navbar')?.className} navbar-sidebar--show`;
  menu.ariaLabel = 'Menu';
  menu.setAttribute(EARLY_ATTRIBUTE, '');
  // Inherits the navbar's colors and font, without its bar.
  menu.style.cssText = 'box-shadow:none;height:0;padding:0;position:fixed';
  const panel = 'class="navbar-sidebar__item menu"';
  menu.innerHTML = `<style>:root{overflow:hidden}</style><div role=presentation class=navbar-sidebar__backdrop></div><div class=navbar-sidebar><div class=navbar-sidebar__brand><button type=button aria-label="Close navigation bar" class="clean-btn navbar-sidebar__close">${CLOSE_ICON}</button></div><div class=navbar-sidebar__items><div ${panel}><ul class=menu__list></ul></div><div ${panel}><button type=button class="clean-btn navbar-sidebar__back">← Back to main menu</button></div></div></div>`;

  const colorMode = copyOf('.navbar__items [class*=colorModeToggle]');
  colorMode?.classList.replace(colorMode.classList.item(1) ?? '', 'margin-right--md');
  const header = [copyOf('.navbar__brand'), colorMode].filter((part) => part !== undefined);
  menu.querySelector('.navbar-sidebar__brand')?.prepend(...header);

  const bar = copyOf('.navbar__inner');
  const items = bar?.querySelectorAll('.navbar__item') ?? [];
  menu.querySelector('.menu__list')?.append(...Array.from(items, asMenuItem));

  const sidebar = copyOf('.theme-doc-sidebar-menu');
  if (sidebar) {
    menu.querySelector('.navbar-sidebar__back')?.after(sidebar);
  }
  showSecondary(menu, sidebar !== undefined);
  return menu;
}
