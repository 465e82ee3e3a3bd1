import { LATE_STYLES_CLASS } from '../shared/protocol';

/**
 * The elements of the stylesheets of which the page shows nothing at first, once it has come as far as to name them.
 *
 * @returns their HTML; nothing where they were taken before
 */
export function takeLateStyles(): string {
  const late = document.querySelector(`.${LATE_STYLES_CLASS}`);
  late?.remove();
  // With scripts on, the content of such an element is text.
  return late?.textContent ?? '';
}

/**
 * Asks for these stylesheets.
 *
 * They go behind all others: where a sheet with layers comes in between, Chromium takes all fonts as changed, and
 * lays out the whole page again.
 */
export function askForLateStyles(): void {
  document.documentElement.lastElementChild?.insertAdjacentHTML('beforeend', takeLateStyles());
}
