/**
 * An event of a trace, as far as it is read here.
 *
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph its kind: X has a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts when it began, in microseconds
 * @property {number} [tdur] processor time of the thread, in microseconds
 * @property {{ name?: string }} [args]
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */

/**
 * Records what the browser's threads do.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<() => Promise<TraceEvent[]>>} ends the recording, and gives it
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

/** Says which thread an event is of. @param {TraceEvent} event */
const threadOf = ({ pid, tid }) => `${pid} ${tid}`;

/**
 * The events of the threads with a name.
 *
 * @param {readonly TraceEvent[]} events
 * @param {RegExp} named
 * @returns {TraceEvent[]} in their order
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
 * The longest task of the pages' main threads by processor time: what else runs on the machine, and
 * would make tasks longer by the clock, does not count.
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
 * What workers do from each message that comes to them until the next one, by processor time: the
 * answer to a question, and whatever they do besides.
 *
 * @param {readonly TraceEvent[]} events
 * @returns {number[]} milliseconds
 */
export function answerTimes(events) {
  // The first is for what was done before the first message.
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
