const COLLAPSED = 'menu__list-item--collapsed';

/** The link of a category, which expands it if it has no page, and the button next to a link that has one. */
const CONTROLS = '.menu__link--sublist,.menu__caret';

/** The controls that expand and collapse a menu item; none for a plain link. */
export const controlsOf = (item: Element): readonly HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.closest('li') === item);

export const isOpen = (item: Element): boolean => !item.classList.contains(COLLAPSED);

/** The items below a category, if loaded. */
export const listOf = (item: Element): HTMLElement | null => item.querySelector(':scope > ul');

/**
 * Fetches the items of a collapsed category, which aren't in the served page, from the page that its link
 * leads to. The category is expanded there.
 */
async function fetchList(item: Element): Promise<Element | undefined> {
  const link = controlsOf(item)[0] as HTMLAnchorElement;
  const answer = await fetch(link.href);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const same = [...page.querySelectorAll('.theme-doc-sidebar-menu .menu__link--sublist')].find(
    (other) =>
      other.getAttribute('href') === link.getAttribute('href') &&
      other.textContent === link.textContent,
  );
  const open = same?.closest('li');
  return (open && listOf(open)) ?? undefined;
}

function set(item: Element, open: boolean): void {
  item.classList.toggle(COLLAPSED, !open);
  for (const control of controlsOf(item)) {
    if (control.ariaExpanded !== null) {
      control.ariaExpanded = String(open);
    }
    const label = control.ariaLabel;
    if (label) {
      control.ariaLabel = label.replace(/^\w+/, open ? 'Collapse' : 'Expand');
    }
  }
  const list = listOf(item);
  if (list) {
    list.style.display = open ? '' : 'none';
  } else if (open) {
    fetchList(item).then(
      (fetched) => {
        if (fetched && !listOf(item)) {
          item.append(fetched);
          // The reader may have collapsed it again meanwhile.
          set(item, isOpen(item));
        }
      },
      // On failure, its link still works.
      () => set(item, false),
    );
  }
}

/** Expands or collapses a category, and collapses the siblings of one that expands, like the theme. */
export function toggleCategory(event: Event, pressed: Element): void {
  const control = pressed.closest(CONTROLS);
  const item = control?.closest('li');
  const leadsOn = control?.matches('a:not([role=button],[aria-haspopup],[aria-current=page])');
  if (!item || leadsOn) {
    return;
  }
  event.preventDefault();
  const open = !isOpen(item);
  if (open) {
    for (const other of item.parentElement?.children ?? []) {
      if (other !== item && isOpen(other) && controlsOf(other).length > 0) {
        set(other, false);
      }
    }
  }
  set(item, open);
}
