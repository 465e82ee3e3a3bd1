/** From the site's configuration; the build replaces the names with the values (../../node/scripts). */
declare const DEFAULT_MODE: 'light' | 'dark';
declare const FOLLOWS_SYSTEM: boolean;
declare const HAS_ANNOUNCEMENT: boolean;

export const root = document.documentElement;

/**
 * Sets the color mode on the root element before the first paint, like the theme's own script in the body,
 * but in less code. A stored value that's not a color mode is removed, because the theme would use it.
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
    // Storage is blocked.
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
