/**
 * Times by the page's own clock, in milliseconds.
 *
 * `isAwake`: whether the page was hydrated when it responded.
 *
 * @typedef {{ painted: number, pressed: number, answered: number, isAwake: boolean }} Seen
 * @typedef {Window & typeof globalThis & { seen: Partial<Seen>, firstPaint: Promise<void> }} WatchedWindow
 */

/**
 * Runs in the page before its own code: records the first paint, the first click, and the frame in which an
 * element matches `answer`.
 *
 * @param {string} answer selector
 */
export function watch(answer) {
  const page = /** @type {WatchedWindow} */ (window);
  page.seen = {};
  page.firstPaint = new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) {
        page.seen.painted = paint.startTime;
        resolve();
      }
    }).observe({ type: 'paint', buffered: true });
  });
  const onPress = (/** @type {Event} */ { timeStamp }) => {
    page.seen.pressed = timeStamp;
    const observer = new MutationObserver(() => {
      if (document.querySelector(answer)) {
        observer.disconnect();
        page.seen.isAwake = document.documentElement.dataset.hasHydrated === 'true';
        // The message arrives in the task after the frame.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            page.seen.answered ??= performance.now();
          };
          port2.postMessage(undefined);
        });
      }
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  };
  addEventListener('pointerdown', onPress, { capture: true, once: true });
}
