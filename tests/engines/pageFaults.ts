/** Storage key for a page's faults. They outlast the page, and are written synchronously. */
const KEY = 'engine-test-faults';

/** Runs in each page before its own scripts. */
function keepFaults(key: string): void {
  sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '[]');
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const add = (fault: string) => {
    // WebKit reports requests that are aborted because their page is left.
    if (isLeft) {
      return;
    }
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...faults, fault]));
  };
  for (const level of ['error', 'warn'] as const) {
    const log = console[level];
    console[level] = (...args: unknown[]) => {
      add(`${level}: ${args.map(String).join(' ')}`);
      log(...args);
    };
  }
  addEventListener(
    'error',
    ({ target, message }) =>
      add(target instanceof Element ? `not loaded: ${target.outerHTML}` : `error: ${message}`),
    // The `error` event of an element that fails to load doesn't bubble.
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => add(`error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/** A script that records a page's console messages, for drivers that can't report them. */
export const FAULT_SCRIPT = `(${keepFaults})('${KEY}')`;

/** Returns the faults of the tab's pages since the last call; `null`, which fails a test, if the script didn't run. */
function takeFaults(key: string): readonly string[] {
  const faults = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.setItem(key, '[]');
  return faults;
}

/** Arguments for `evaluate` that return the recorded faults and delete them. */
export const TAKE_FAULTS = [takeFaults, KEY] as const;
