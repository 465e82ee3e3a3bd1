/**
 * The link elements of the stylesheets that aren't needed for the first paint, if the page has loaded that
 * far.
 *
 * @returns their HTML; empty if they were taken before
 */
export function takeLateStyles(): string {
  // It's the only one in the head; the body has others.
  const late = document.querySelector('head noscript');
  late?.remove();
  // With scripting on, the content of `noscript` is text.
  return late?.textContent ?? '';
}

/**
 * Loads these stylesheets.
 *
 * They're appended after all others: if a sheet with layers is inserted between them, Chromium assumes that
 * all fonts changed, and lays out the page again.
 */
export function askForLateStyles(): void {
  document.documentElement.lastElementChild?.insertAdjacentHTML('beforeend', takeLateStyles());
}
