/** What the site's configuration says; the build puts it in the place of the names (../../node/scripts). */
declare const DEFAULT_MODE: 'light' | 'dark';
declare const FOLLOWS_SYSTEM: boolean;
declare const HAS_ANNOUNCEMENT: boolean;

/** The root element of the page. */
export const root = document.documentElement;

/**
 * Says on the root element in which color mode the page is to be shown, before anything of it is: what the
 * theme's own script in the body does, in fewer words. A stored value that is not a color mode is removed, as the
 * theme would take it for one.
 *
 * @see https://docusaurus.io/docs/styling-layout#theme-query-string
 */
export function setColorMode(): void {
  const parameters = new URLSearchParams(location.search);
  let choice = parameters.get('docusaurus-theme');
  let isDismissed = false;
  try {
    const stored = localStorage.getItem('theme');
    if (/^(light|dark|system)$/.test(stored ?? 'light')) {
      choice ||= stored;
    } else {
      localStorage.removeItem('theme');
    }
    isDismissed =
      HAS_ANNOUNCEMENT && localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
  } catch {
    // A storage that is refused altogether.
  }
  const isDark = FOLLOWS_SYSTEM && matchMedia('(prefers-color-scheme:dark)').matches;
  root.dataset.theme = choice || (isDark ? 'dark' : DEFAULT_MODE);
  root.dataset.themeChoice = choice || (FOLLOWS_SYSTEM ? 'system' : DEFAULT_MODE);
  if (HAS_ANNOUNCEMENT) {
    root.dataset.announcementBarInitiallyDismissed = String(isDismissed);
  }
  parameters.forEach((value, name) => {
    if (/^docusaurus-data-[\w.-]+$/.test(name)) {
      root.setAttribute(name.slice('docusaurus-'.length), value);
    }
  });
}
