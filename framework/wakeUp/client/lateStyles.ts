/**
 * The elements of the stylesheets of which the page shows nothing at first, once it has come as far as to name them.
 *
 * @returns their HTML; nothing where they were taken before
 */
export function takeLateStyles(): string {
  // The head has no other; the body has some.
  const late = document.querySelector('head noscript');
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
