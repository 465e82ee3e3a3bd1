// Measurements inside a page. Each function runs in the browser, so it uses nothing from outside.

/** A window with observed interactions. */
export type ObservedWindow = typeof window & { interactions: number[]; painted: Promise<number> };

/** Collects how long each interaction took until the next paint, in milliseconds. */
export function observe(): void {
  const observed = window as ObservedWindow;
  observed.interactions = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0) {
        observed.interactions.push(entry.duration);
      }
    }
  }).observe(options);
}

/**
 * Starts waiting for the frame after the rows change. The window's `painted` promise resolves to the
 * milliseconds from the event to the end of that frame.
 *
 * @param event - type of the event that starts it
 */
export function watchRows(event: string): void {
  (window as ObservedWindow).painted = new Promise((resolve) => {
    let start = 0;
    const begin = ({ timeStamp }: Event) => {
      start = timeStamp;
    };
    window.addEventListener(event, begin, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(undefined);
      });
    });
    const body = document.querySelector('tbody') ?? document.body;
    observer.observe(body, { childList: true, subtree: true, attributes: true });
  });
}

/**
 * Waits until a table is hydrated.
 *
 * @returns milliseconds since the navigation
 */
export function answering(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[data-live]') === null) {
        requestAnimationFrame(look);
      } else {
        resolve(performance.now());
      }
    };
    look();
  });
}
