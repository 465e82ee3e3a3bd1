import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createRoot } from 'react-dom/client';
import { type LostPage, PAGE_LOST } from '../../../framework/routes/shared/lostPage';
import {
  EARLY_ATTRIBUTE,
  FAILURE_ID,
  type SleepingWindow,
} from '../../../framework/wakeUp/shared/protocol';
import './place.css';

/** How the bundler names the failure to load a script or a stylesheet of a page, and framework/routes its own. */
const isLoadFailure = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (['ChunkLoadError', 'DirectoryError'].includes(reason.name) ||
    ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Shows the Retry box at the foot of the window.
 *
 * @returns takes it away
 */
function showBox(error: Error, retry: () => void): () => void {
  document.getElementById(FAILURE_ID)?.remove();
  const box = document.createElement('div');
  box.id = FAILURE_ID;
  // The page may sleep on; this answers.
  box.setAttribute(EARLY_ATTRIBUTE, '');
  document.body.prepend(box);
  const root = createRoot(box);
  root.render(<Loading error={error} retry={retry} pastDelay timedOut={false} isLoading={false} />);
  return () => {
    root.unmount();
    box.remove();
  };
}

/**
 * Shows the Retry box when the first page's code does not arrive, and when the next page's does not because there is
 * no connection.
 *
 * The framework awaits the first page's code without a catch, which leaves a page that looks whole and does not
 * answer. Other failures after hydration are the framework's: it warns and reloads.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (hydrated || !isLoadFailure(reason)) {
      return;
    }
    const { asleep } = window as SleepingWindow;
    if (asleep) {
      asleep.isLost = true;
    }
    if (!document.getElementById(FAILURE_ID)) {
      showBox(reason, () => window.location.reload());
    }
  });

  document.addEventListener(PAGE_LOST, (event) => {
    const { error, retry, over } = (event as CustomEvent<LostPage>).detail;
    const again = () => {
      hide();
      retry();
    };
    const hide = showBox(error as Error, again);
    // A connection that is back is as good as a press.
    window.addEventListener('online', again, { once: true });
    over.then(() => {
      window.removeEventListener('online', again);
      hide();
    });
  });
}
