/** From the site's configuration; the build replaces the names with the values (../../node/template). */
declare const DEFAULT_MODE: 'light' | 'dark';
declare const FOLLOWS_SYSTEM: boolean;
declare const HAS_ANNOUNCEMENT: boolean;

export const root = document.documentElement;

function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

/** Sets the stored color mode before the first paint, like the theme's own script, but in less code. */
export function setColorMode(): void {
  let choice: string | undefined;
  let isDismissed = false;
  try {
    choice = /^(?:light|dark)$/.exec(localStorage.theme)?.[0];
    isDismissed =
      HAS_ANNOUNCEMENT && localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
  } catch {
    // Storage is blocked.
  }
  const isDark = FOLLOWS_SYSTEM && matchMedia('(prefers-color-scheme:dark)').matches;
  show(
    choice ?? (isDark ? 'dark' : DEFAULT_MODE),
    choice ?? (FOLLOWS_SYSTEM ? 'system' : DEFAULT_MODE),
  );
  if (HAS_ANNOUNCEMENT) {
    root.dataset.announcementBarInitiallyDismissed = String(isDismissed);
  }
}

/** Switches between dark and light mode. The theme takes the mode over when it hydrates. */
export function switchColorMode(): void {
  const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode, mode);
  try {
    localStorage.theme = mode;
  } catch (error) {
    console.warn(error);
  }
}
