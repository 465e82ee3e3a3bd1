import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Stored for a moment to find out whether that's possible. */
const PROBE = 'storage-probe';

/**
 * Makes storage that can't be used throw when it's accessed. The framework handles only that: it warns once, and stores
 * nothing. Some web views have no storage at all, and some browsers one that takes no value. Storage that's only full
 * stays, because what it holds can be read.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Web_Storage_API/Using_the_Web_Storage_API#testing_for_availability
 */
function refuseIfUnusable(name: 'localStorage' | 'sessionStorage'): void {
  let storage: Storage | null | undefined;
  try {
    storage = window[name];
  } catch {
    return;
  }
  try {
    storage.setItem(PROBE, PROBE);
    storage.removeItem(PROBE);
  } catch (error) {
    if (!storage?.length) {
      Object.defineProperty(window, name, {
        get: () => {
          throw error;
        },
      });
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  refuseIfUnusable('localStorage');
  refuseIfUnusable('sessionStorage');
}
