const COLLAPSED = 'menu__list-item--collapsed';

/** The link of a category, which opens it where it leads nowhere, and the button beside a link that leads on. */
const CONTROLS = '.menu__link--sublist,.menu__caret';

/** What opens and closes an item of the menu; nothing where it is a link only. */
export const controlsOf = (item: Element): readonly HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => one.closest('li') === item);

export const isOpen = (item: Element): boolean => !item.classList.contains(COLLAPSED);

/** The items below a category, once they are here. */
export const listOf = (item: Element): HTMLElement | null => item.querySelector(':scope > ul');

/**
 * Fetches the items of a category that the page was served without, from the page that its link leads to:
 * there the category is open.
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
          // The reader may have closed it again meanwhile.
          set(item, isOpen(item));
        }
      },
      // Its link still leads on.
      () => set(item, false),
    );
  }
}

/** Opens or closes a category by a press on it, and closes those beside one that opens, as the theme does. */
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
