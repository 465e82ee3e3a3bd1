/** Where a page keeps its faults: they outlast it, and are written before its scripts go on. */
const KEY = 'engine-test-faults';

/** Runs in each page before its own scripts. */
function keepFaults(key: string): void {
  sessionStorage.setItem(key, sessionStorage.getItem(key) ?? '[]');
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const add = (fault: string) => {
    // WebKit reports what a page asked for and gives up when it is left.
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
    // The event of an element that could not be loaded does not bubble.
    { capture: true },
  );
  addEventListener('unhandledrejection', ({ reason }) => add(`error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add(`refused by ${violatedDirective}: ${blockedURI}`),
  );
}

/** A script that keeps what a page writes to the console, where a driver cannot report it. */
export const FAULT_SCRIPT = `(${keepFaults})('${KEY}')`;

/** What the tab's pages kept since the last time; `null`, which fails a test, where the script did not run. */
function takeFaults(key: string): readonly string[] {
  const faults = JSON.parse(sessionStorage.getItem(key) ?? 'null');
  sessionStorage.setItem(key, '[]');
  return faults;
}

/** An expression that gives the faults that were kept, and forgets them. */
export const TAKE_FAULTS = [takeFaults, KEY] as const;
