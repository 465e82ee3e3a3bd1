import { root } from '../styles';

const DARK = '(prefers-color-scheme:dark)';

function show(mode: string, choice: string): void {
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
}

/** Sets the stored color mode before the first paint, like the theme's own script, but in less code. */
export function setColorMode(): void {
  let choice: string = FOLLOWS_SYSTEM ? 'system' : DEFAULT_MODE;
  try {
    if (HAS_SWITCH) {
      choice = /^(?:light|dark)$/.exec(localStorage.theme)?.[0] ?? choice;
    } else {
      localStorage.removeItem('theme');
    }
  } catch {
    // Storage is blocked.
  }
  if (FOLLOWS_SYSTEM && choice === 'system') {
    show(matchMedia(DARK).matches ? 'dark' : 'light', choice);
  } else {
    show(choice, choice);
  }
}

/** Marks the page before the first paint if the announcement was closed. */
export function hideClosedAnnouncement(): void {
  let isClosed = false;
  try {
    isClosed = localStorage.getItem('docusaurus.announcement.dismiss') === 'true';
  } catch {
    // Storage is blocked.
  }
  root.dataset.announcementBarInitiallyDismissed = String(isClosed);
}

/** Deletes a mode that another tab has stored. Without a switch, the theme would show it even so, so it isn't told. */
export function refuseStoredMode(event: StorageEvent): void {
  if (event.key === 'theme') {
    event.stopImmediatePropagation();
    setColorMode();
  }
}

/** Follows the system's color mode. The theme does so only once it hydrates. */
export function followSystem(): void {
  matchMedia(DARK).addEventListener('change', () => {
    // A choice isn't necessarily stored.
    if (root.dataset.themeChoice === 'system') {
      setColorMode();
    }
  });
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
