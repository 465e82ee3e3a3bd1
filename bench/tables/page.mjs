/**
 * What is measured inside a page. Each function runs in the browser, so it uses nothing outside itself.
 */

/** Collects the tasks of 50 ms and more, and the time that interactions took to the next paint. */
export function observe() {
  const seen = { tasks: [], interactions: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      seen.tasks.push({ startTime, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration, interactionId } of list.getEntries()) {
      if (interactionId) {
        seen.interactions.push({ name, startTime, duration });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Waits for the paint after the rows have changed.
 *
 * @param {string} event the kind of event that begins the measurement
 * @returns {Promise<number>} milliseconds from the event to the frame after the change
 */
export function changed(event) {
  return new Promise((resolve) => {
    const body = document.querySelector('tbody');
    let start = 0;
    window.addEventListener(event, ({ timeStamp }) => (start ||= timeStamp), {
      capture: true,
      once: true,
    });
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        channel.port2.postMessage(undefined);
      });
    });
    observer.observe(body, { childList: true, subtree: true, attributes: true });
  });
}

/** @returns {Promise<number>} milliseconds from the navigation until the table answers */
export function answering() {
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector('[data-live]') === null
        ? requestAnimationFrame(look)
        : resolve(performance.now());
    look();
  });
}
