import { askForLateStyles } from './lateStyles';

/**
 * Only the site's own: the stylesheet for formulas may come from another host, or fail, and must not block.
 */
const LINKS = 'link[rel=stylesheet][href*="/assets/css/"]';

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

/**
 * Loads the page's deferred stylesheets, which are at the end of its body, and waits for them.
 *
 * @returns whether all have loaded
 */
export async function stylesSettled(): Promise<boolean> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  askForLateStyles();
  const links = [...document.querySelectorAll<HTMLLinkElement>(LINKS)];
  await Promise.all(links.map(settled));
  return links.every(({ sheet }) => sheet);
}
