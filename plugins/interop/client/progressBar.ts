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
 * comes when a page is waited for, while the delay goes by.
 */
const progressBar: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation === null || location.pathname === previousLocation.pathname) {
      return undefined;
    }
    let isAwaited = true;
    // A page that is here already is shown in the task that asks for it. Without the bar's code there is no bar; a
    // page whose own code does not come says so itself.
    const bar = Promise.resolve()
      .then(() => (isAwaited ? loadBar() : undefined))
      .catch(() => undefined);
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
