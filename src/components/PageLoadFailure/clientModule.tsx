import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import { createRoot } from 'react-dom/client';
import { EARLY_ATTRIBUTE, FAILURE_ID } from '../../../plugins/wakeUp/shared/protocol';
import './place.css';

/** How the bundler names the failure to load a script or a stylesheet of a page, and plugins/routes its own. */
const isLoadFailure = (reason: unknown): reason is Error =>
  reason instanceof Error &&
  (['ChunkLoadError', 'DirectoryError'].includes(reason.name) ||
    ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'));

/**
 * Shows the Retry box when the first page's code does not arrive.
 *
 * The framework awaits that code without a catch, which leaves a page that looks whole and does not
 * answer. Failures after hydration are the framework's: it warns and reloads.
 */
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const hydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (hydrated || !isLoadFailure(reason) || document.getElementById(FAILURE_ID)) {
      return;
    }
    const box = document.createElement('div');
    box.id = FAILURE_ID;
    // The page sleeps on; this answers.
    box.setAttribute(EARLY_ATTRIBUTE, '');
    document.body.prepend(box);
    createRoot(box).render(
      <Loading
        error={reason}
        retry={() => window.location.reload()}
        pastDelay
        timedOut={false}
        isLoading={false}
      />,
    );
  });
}
