import { root } from '../styles';

/** From the site's configuration; the build replaces the names with the values (../../node/template). */
declare const DEFAULT_MODE: 'light' | 'dark';
declare const FOLLOWS_SYSTEM: boolean;
declare const HAS_ANNOUNCEMENT: boolean;

function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

/** Sets the stored color mode before the first paint, like the theme's own script, but in less code. */
export function setColorMode(): void {
  let choice: string | undefined;
  let isDismissed: boolean | undefined;
  try {
    choice = /^(light|dark)$/.exec(localStorage.theme)?.[0];
    if (HAS_ANNOUNCEMENT) {
      isDismissed = localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
    }
  } catch {
    // Storage is blocked.
  }
  if (FOLLOWS_SYSTEM) {
    const isDark = matchMedia('(prefers-color-scheme:dark)').matches;
    show(choice ?? (isDark ? 'dark' : DEFAULT_MODE), choice ?? 'system');
  } else {
    choice ??= DEFAULT_MODE;
    show(choice, choice);
  }
  if (HAS_ANNOUNCEMENT) {
    root.dataset.announcementBarInitiallyDismissed = String(isDismissed ?? false);
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
