import { LATE_STYLES_CLASS } from '../shared/protocol';

/**
 * Asks for the stylesheets of which the page shows nothing at first, once it has come as far as to name them. While
 * there is no body, the page is not painted without them.
 *
 * They go behind all others: where a sheet with layers comes in between, Chromium takes all fonts as changed, and
 * lays out the whole page again.
 */
export function askForLateStyles(): void {
  const late = document.querySelector(`.${LATE_STYLES_CLASS}`);
  if (late) {
    late.remove();
    // With scripts on, the content of such an element is text.
    document.documentElement.lastElementChild?.insertAdjacentHTML(
      'beforeend',
      // With a body the attribute does nothing, but browsers tell that they had waited.
      late.textContent.replaceAll('<link', document.body ? '$&' : '$& blocking=render'),
    );
  }
}
