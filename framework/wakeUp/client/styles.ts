/** The page's `html` element. */
export const root = document.documentElement;

/** Only the site's own: the one for formulas may come from another host, or fail, and must not block. */
const LINKS = 'link[rel=stylesheet][href*="/assets/css/"]';

/**
 * Takes the links of the stylesheets that aren't needed for the first paint out of the page.
 *
 * @returns their HTML; empty if they were taken before, or the page hasn't loaded that far
 */
export function takeLateStyles(): string {
  // It's the only one in the head; the body has others.
  const late = document.querySelector('head noscript');
  late?.remove();
  // With scripting on, the content of `noscript` is text.
  return late?.textContent ?? '';
}

/**
 * Loads these stylesheets. They're appended after all others: if a sheet with layers is inserted between them,
 * Chromium assumes that all fonts changed, and lays out the page again.
 */
export function askForLateStyles(): void {
  root.lastElementChild?.insertAdjacentHTML('beforeend', takeLateStyles());
}

/** Resolves when a stylesheet has loaded or failed. */
const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // A failed stylesheet has no sheet, but has a resource timing entry.
    if (link.sheet || performance.getEntriesByName(link.href).length > 0) {
      resolve(undefined);
    }
  });

/** Loads the page's deferred stylesheets, which are at the end of its body, and waits for them. */
export async function stylesSettled(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  askForLateStyles();
  await Promise.all([...document.querySelectorAll<HTMLLinkElement>(LINKS)].map(settled));
}
