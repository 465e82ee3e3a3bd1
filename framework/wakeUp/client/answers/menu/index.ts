import { TWO_MODES_CLASS } from '../../../shared/protocol';
import { switchColorMode } from '../colorMode';
import { toggleCategory } from './categories';
import { handOver } from './handOver';
import { menuElement, showSecondary, WIDE } from './panel';

/** Keeps the focus out of the page, or lets it in again. The menu is beside it. */
function setInert(isInert: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isInert);
}

/**
 * The menu of narrow screens, until the page answers: what the theme would show, made of the navbar's links
 * and of the document's sidebar, which are in the page for wide screens.
 */
export class Menu {
  readonly #kept: Set<Event>;
  #element: HTMLElement | undefined;
  #button: HTMLElement | undefined;
  #press: Event | undefined;

  /** @param kept - what is to be repeated; has the press that opened the menu as long as it is open */
  constructor(kept: Set<Event>) {
    this.#kept = kept;
    matchMedia(WIDE).addEventListener('change', () => this.close());
    addEventListener('popstate', () => this.close());
  }

  /** Opens the menu or closes it, by a press on its button. */
  toggle(button: HTMLElement, press: Event): void {
    if (this.#element) {
      this.#kept.delete(press);
      this.close();
      return;
    }
    const element = menuElement();
    element.addEventListener('click', (event) => this.#onClick(event));
    element.addEventListener('keydown', (event) => this.onKey(event));
    document.body.append(element);
    setInert(true);
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    button.ariaExpanded = 'true';
    this.#element = element;
    this.#button = button;
    this.#press = press;
  }

  /** Closes the menu where it is open; nothing is left to be repeated then. */
  close(): void {
    if (this.#element && this.#button && this.#press) {
      this.#kept.delete(this.#press);
      this.#element.remove();
      this.#element = undefined;
      setInert(false);
      this.#button.ariaExpanded = 'false';
      this.#button.focus({ preventScroll: true });
    }
  }

  /**
   * Answers a key while the menu is open: Escape closes it, Tab is the browser's.
   *
   * @returns whether the key is answered
   */
  onKey(event: KeyboardEvent): boolean {
    if (!this.#element || !/^(?:Escape|Tab)$/.test(event.key)) {
      return false;
    }
    if (event.key === 'Escape') {
      this.close();
    }
    return true;
  }

  /** Has the theme's menu open in the same state, and takes this one away. */
  handOver(): void {
    if (this.#element && this.#button && this.#press) {
      this.#kept.delete(this.#press);
      setInert(false);
      handOver(this.#element);
      this.#element = undefined;
    }
  }

  #onClick(event: Event): void {
    const target = event.target as Element;
    if (target.matches('.navbar-sidebar__backdrop') || target.closest('.navbar-sidebar__close')) {
      this.close();
    } else if (target.closest('.navbar-sidebar__back')) {
      showSecondary(event.currentTarget as Element, false);
    } else if (target.closest(`.${TWO_MODES_CLASS}`)) {
      switchColorMode();
    } else {
      toggleCategory(event, target);
    }
  }
}
