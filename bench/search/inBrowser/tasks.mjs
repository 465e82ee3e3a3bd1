/**
 * A trace event, with the properties used here.
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph phase: X has a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts when it began, in microseconds
 * @property {number} [tdur] processor time of the thread, in microseconds
 * @property {{ name?: string }} [args]
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */

/**
 * Records a trace of the browser's threads.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<() => Promise<TraceEvent[]>>} stops the recording and returns its events
 */
export async function startTrace(browser) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)));
  });
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/** Returns an id of the event's thread. @param {TraceEvent} event */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * Returns the events of the threads whose names match.
 *
 * @param {readonly TraceEvent[]} events
 * @param {RegExp} named
 * @returns {TraceEvent[]} in order
 */
function eventsOf(events, named) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && named.test(args?.name ?? ''))
      .map(threadOf),
  );
  return events.filter((event) => threads.has(threadOf(event))).sort((a, b) => a.ts - b.ts);
}

/**
 * Returns the longest task of the pages' main threads by CPU time, so that other load on the machine doesn't
 * count.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {number} milliseconds
 */
export function longestTask(events) {
  return eventsOf(events, /^CrRendererMain$/)
    .filter(({ name }) => name === 'RunTask')
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/**
 * Returns the CPU time of workers from each message they receive to the next: the answer to a question, and
 * any other work.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {number[]} milliseconds
 */
export function answerTimes(events) {
  // The first entry collects the work before the first message.
  const times = [0];
  let task = 0;
  const add = (/** @type {number} */ ms) => {
    times[times.length - 1] = (times.at(-1) ?? 0) + ms;
  };
  for (const { name, ph, tdur = 0 } of eventsOf(events, /^DedicatedWorker/)) {
    if (name === 'RunTask') {
      task = tdur / 1000;
      add(task);
    } else if (name === 'HandlePostMessage' && ph === 'X') {
      // The task that it is in began before it, and was counted for the message before.
      add(-task);
      times.push(task);
    }
  }
  return times.slice(1);
}
