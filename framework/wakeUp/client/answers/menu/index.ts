import { TWO_MODES_CLASS } from '../../../shared/protocol';
import { switchColorMode } from '../colorMode';
import { toggleCategory } from './categories';
import { handOver } from './handOver';
import { menuElement, showSecondary, WIDE } from './panel';

/** Makes the page inert, or active again. The menu is outside it. */
function setInert(isInert: boolean): void {
  document.getElementById('__docusaurus')?.toggleAttribute('inert', isInert);
}

/**
 * The mobile menu until the page hydrates. It matches the theme's, built from the navbar's links and the
 * document's sidebar, which the page contains for wide screens.
 */
export class Menu {
  readonly #kept: Set<Event>;
  #element: HTMLElement | undefined;
  #button: HTMLElement | undefined;
  #press: Event | undefined;

  /** @param kept - events to replay; includes the press that opened the menu while it's open */
  constructor(kept: Set<Event>) {
    this.#kept = kept;
    matchMedia(WIDE).addEventListener('change', () => this.close());
    addEventListener('popstate', () => this.close());
  }

  /** Toggles the menu after a press on its button. */
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

  /** Closes the menu if it's open; then there's nothing to replay. */
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
   * Handles a key while the menu is open: Escape closes it, Tab is left to the browser.
   *
   * @returns whether the key was handled
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

  /** Opens the theme's menu in the same state, and removes this one. */
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
