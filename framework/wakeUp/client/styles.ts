import { askForLateStyles } from './lateStyles';

/** The site's own; that of formulas may come from another host, or not at all, and nobody waits for it. */
const LINKS = 'link[rel=stylesheet][href*="/assets/css/"]';

/** Resolves when a stylesheet has come, or is known not to come. */
const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    // One that has failed has no sheet, but the browser has recorded that it asked for it.
    if (link.sheet || performance.getEntriesByName(link.href).length > 0) {
      resolve(undefined);
    }
  });

/**
 * Asks for the page's stylesheets of which it shows nothing at first, which are at the end of its body, and
 * waits for them.
 *
 * @returns whether all have come
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
