import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createRoot } from 'react-dom/client';
import { type LostPage, PAGE_LOST } from '../../framework/routes/shared/lostPage';
import { FAILURE_ID } from '../../framework/wakeUp/shared/protocol';
import { EARLY_SEARCH_ID } from '../../plugins/search/shared/openers';
import './pageLoadFailure.css';

/** Whether an error is the bundler's for a script or stylesheet that failed to load. */
const isLoadFailure = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (reason.name === 'ChunkLoadError' ||
    ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

/** What can be done with the box. */
interface Box {
  /** Shows a spinner instead of the error. */
  readonly wait: () => void;
  readonly remove: () => void;
}

/** Shows the Retry box at the bottom of the viewport. */
function showBox(error: Error, retry: () => void): Box {
  document.getElementById(FAILURE_ID)?.remove();
  const box = document.createElement('div');
  box.id = FAILURE_ID;
  // What's behind a dialog can't be pressed.
  (document.getElementById(EARLY_SEARCH_ID) ?? document.body).prepend(box);
  const root = createRoot(box);
  root.render(<Loading error={error} retry={retry} pastDelay timedOut={false} isLoading={false} />);
  return {
    wait: () => {
      root.unmount();
      // As the inline script does with its box.
      box.role = 'status';
      box.textContent = 'Loading';
    },
    remove: () => {
      root.unmount();
      box.remove();
    },
  };
}

/**
 * Shows the Retry box if the first page's code fails to load, or if the next page's does because of a lost
 * connection.
 *
 * The framework awaits the first page's code without a catch, which leaves a page that looks complete but
 * doesn't respond. Other failures after hydration are handled by the framework: it warns and reloads.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (hydrated || !isLoadFailure(reason)) {
      return;
    }
    if (!document.getElementById(FAILURE_ID)) {
      const box = showBox(reason, () => {
        box.wait();
        window.location.reload();
      });
    }
  });

  document.addEventListener(PAGE_LOST, (event) => {
    const { error, retry, over } = (event as CustomEvent<LostPage>).detail;
    const again = () => {
      window.removeEventListener('online', again);
      box.wait();
      retry();
    };
    const box = showBox(error as Error, again);
    // Retry when the connection is back.
    window.addEventListener('online', again);
    over.then(() => {
      window.removeEventListener('online', again);
      box.remove();
    });
  });
}
