import { controlsOf, isOpen, listOf } from './categories';
import { MENU_TOGGLE, SECONDARY_SHOWN, WIDE } from './panel';

/** Skips the theme's animations while the menu is being set up. */
const AT_ONCE =
  '<style>.navbar-sidebar,.navbar-sidebar *,.navbar-sidebar__backdrop{transition-duration:1ms!important}</style>';

/** Maximum frames for the theme to reach the state; it takes a few per category. */
const MOST_FRAMES = 120;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const itemsOf = (list: Element | null | undefined): readonly Element[] =>
  list ? [...list.children].filter((child) => child.matches('li')) : [];

/** The categories that are open in only one of two lists, as elements of the second. */
function differing(early: Element | null, theirs: Element | null): readonly Element[] {
  const others = itemsOf(theirs);
  return itemsOf(early).flatMap((item, index) => {
    const other = others[index];
    if (!other || controlsOf(item).length === 0) {
      return [];
    }
    return isOpen(item) === isOpen(other) ? differing(listOf(item), listOf(other)) : [other];
  });
}

/** Whether a category of the theme is about to expand or collapse, which is animated. */
function isMoving(item: Element): boolean {
  const list = listOf(item);
  return isOpen(item)
    ? !list || /px/.test(list.style.height)
    : !!list && list.style.display !== 'none';
}

const listIn = (panel: Element | undefined) => panel?.querySelector(':scope > ul') ?? null;

const isSecondary = (panel: Element) => panel.querySelector(`.${SECONDARY_SHOWN}`) !== null;

const panelsOf = (menu: Element) => menu.querySelectorAll('.navbar-sidebar__item');

/**
 * Presses the next control to press.
 *
 * @returns whether something was pressed, or is still pending
 */
function isOnItsWay(early: Element, theirs: Element): boolean {
  const [earlyMain, earlySidebar] = panelsOf(early);
  const [main, sidebar] = panelsOf(theirs);
  if (isSecondary(early) !== isSecondary(theirs)) {
    theirs.querySelector<HTMLElement>('.navbar-sidebar__back')?.click();
    return true;
  }
  const found = [
    ...differing(listIn(earlyMain), listIn(main)),
    ...differing(listIn(earlySidebar), listIn(sidebar)),
  ];
  // Expanding a category collapses its siblings.
  const next = found.find(isOpen) ?? found[0];
  if (next) {
    controlsOf(next).at(-1)?.click();
    return true;
  }
  return [...theirs.querySelectorAll('li')].some(
    (item) => controlsOf(item).length > 0 && isMoving(item),
  );
}

/** Copies the scroll positions and the focus, which the theme's menu doesn't know. */
function takePlace(early: Element, theirs: Element): void {
  const scrolling = (panel: Element) => [panel, ...panelsOf(panel)];
  const targets = scrolling(theirs);
  scrolling(early).forEach(({ scrollTop }, index) => {
    targets[index]?.scrollTo(0, scrollTop);
  });
  const focusable = (panel: Element) => [...panel.querySelectorAll<HTMLElement>('a,button')];
  const focused = focusable(early).indexOf(document.activeElement as HTMLElement);
  focusable(theirs)[focused]?.focus({ preventScroll: true });
}

/**
 * Opens the theme's menu below the early one, brings it into the same state, and then removes the early one.
 *
 * @param menu - the early menu
 */
export async function handOver(menu: HTMLElement): Promise<void> {
  const [backdrop, early] = menu.querySelectorAll('.navbar-sidebar__backdrop,.navbar-sidebar');
  const toggle = document.querySelector<HTMLElement>(MENU_TOGGLE);
  menu.insertAdjacentHTML('beforeend', AT_ONCE);
  await nextFrame();
  toggle?.click();
  const navbar = toggle?.closest('.navbar');
  let isOpened = false;
  for (let frame = 0; early && navbar && frame < MOST_FRAMES; frame += 1) {
    await nextFrame();
    if (matchMedia(WIDE).matches) {
      break;
    }
    const theirs = navbar.querySelector('.navbar-sidebar');
    if (theirs && navbar.getAnimations({ subtree: true }).length === 0) {
      // The theme's backdrop is behind it now.
      backdrop?.remove();
      // On a document, the theme's menu switches to the sidebar a moment after it appears.
      isOpened ||= isSecondary(theirs) || !listIn(panelsOf(early)[1]);
      if (isOpened && !isOnItsWay(early, theirs)) {
        takePlace(early, theirs);
        break;
      }
    }
  }
  menu.remove();
}
