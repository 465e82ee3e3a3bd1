/**
 * Switches between dark and light mode like the theme's toggle without a system mode. The theme reads the
 * current mode from the page when it hydrates.
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
    // Same message as the theme's. The theme itself reports blocked storage once it hydrates.
    if ((error as DOMException).name !== 'SecurityError') {
      console.error(`Docusaurus storage error, can't set theme=${mode}`, error);
    }
  }
}
