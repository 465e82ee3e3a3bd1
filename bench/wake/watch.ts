/** Times by the page's own clock, in milliseconds. */
interface Seen {
  painted: number;
  pressed: number;
  answered: number;
  /** Whether the page was hydrated when it responded. */
  isAwake: boolean;
}

export type WatchedWindow = Window &
  typeof globalThis & { seen: Partial<Seen>; firstPaint: Promise<void> };

/**
 * Runs in the page before its own code: records the first paint, the first click, and the frame in which an
 * element matches `answer`.
 *
 * @param answer - selector
 */
export function watch(answer: string) {
  const page = window as WatchedWindow;
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
  const onPress = ({ timeStamp }: Event) => {
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
