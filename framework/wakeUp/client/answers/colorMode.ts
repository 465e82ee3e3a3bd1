/**
 * Changes between the dark and the light mode, as the theme's switch does where there are no other modes. The
 * theme takes over what is on the page when it wakes up.
 *
 * @see https://docusaurus.io/docs/api/themes/configuration#color-mode
 */
export function switchColorMode(): void {
  const { dataset } = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = mode;
  dataset.themeChoice = mode;
  try {
    localStorage.setItem('theme', mode);
  } catch (error) {
    // The theme's own words; of a storage that is refused altogether it tells once it wakes up.
    if ((error as DOMException).name !== 'SecurityError') {
      console.error(`Docusaurus storage error, can't set theme=${mode}`, error);
    }
  }
}
