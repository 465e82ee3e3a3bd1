/**
 * Chromium's flags for measurements: without a sandbox, which isn't available to root in a container, and without
 * background network requests.
 */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
