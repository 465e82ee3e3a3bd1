import { askForLateStyles } from './lateStyles';

/** Resolves when a stylesheet has come, or is known not to come. */
const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    // One that has failed has no sheet, but the browser has recorded that it asked for it.
    if (link.sheet !== null || performance.getEntriesByName(link.href).length > 0) {
      resolve(undefined);
    }
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/**
 * Waits for the site's own stylesheets, which were asked for before its code; without them it goes on as well.
 * A host that does not answer is not waited for.
 */
export function stylesLoaded(): Promise<unknown> {
  askForLateStyles();
  return Promise.all(
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
      .filter(({ href }) => new URL(href).origin === window.location.origin)
      .map(settled),
  );
}
