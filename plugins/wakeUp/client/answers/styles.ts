import { askForLateStyles } from '../lateStyles';

/** The site's own; that of formulas may come from another host, or not at all. */
const LINKS = 'link[rel=stylesheet][href*="/assets/css/"]';

/**
 * Resolves when the page's stylesheets are here, which stand at the end of its body: what is shown early is
 * not among what the page shows at first. Without one that does not come, nothing is shown early.
 */
export async function stylesHere(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  askForLateStyles();
  const links = document.querySelectorAll<HTMLLinkElement>(LINKS);
  await Promise.all(
    Array.from(
      links,
      (link) => link.sheet ?? new Promise((resolve) => link.addEventListener('load', resolve)),
    ),
  );
}
