import { LATE_STYLES_CLASS } from '../shared/protocol';

/** Asks for the stylesheets of which the page shows nothing at first, once it has come as far as to name them. */
export function askForLateStyles(): void {
  const late = document.querySelector(`.${LATE_STYLES_CLASS}`);
  if (late) {
    // With scripts on, the content of such an element is text.
    late.outerHTML = late.textContent;
  }
}
