import '@docusaurus/theme-classic/lib/nprogress.css';
import type { ClientModule } from '@docusaurus/types';

/** A page that comes sooner shows no bar. */
const DELAY_MS = 200;

let done: (() => void) | undefined;

/** The bar's code comes once. */
async function loadBar() {
  const { default: bar } = await import('nprogress');
  bar.configure({ showSpinner: false });
  done = () => bar.done();
  return bar;
}

/**
 * Stands for the framework's client module of this purpose, which has the bar's code in the main bundle: here it
 * comes at the first change of the path, while the delay goes by.
 */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    // Without the bar's code there is none; a page whose own code does not come says so itself.
    const bar = loadBar().catch(() => undefined);
    let isAwaited = true;
    const timeout = window.setTimeout(async () => {
      const loaded = await bar;
      if (isAwaited) {
        loaded?.start();
      }
    }, DELAY_MS);
    return () => {
      isAwaited = false;
      window.clearTimeout(timeout);
    };
  },
  onRouteDidUpdate() {
    done?.();
  },
};

export default progressBar;
