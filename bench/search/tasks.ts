import type { TraceEvent } from '../traceEvent.ts';

/** The trace categories with the tasks of threads and the messages to workers. */
export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Returns an id of the event's thread. */
const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/**
 * Returns the events of the threads whose names match.
 *
 * @returns in order
 */
function eventsOf(events: readonly TraceEvent[], named: RegExp): TraceEvent[] {
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
 * @returns milliseconds
 */
export function longestTask(events: readonly TraceEvent[]): number {
  return eventsOf(events, /^CrRendererMain$/)
    .filter(({ name }) => name === 'RunTask')
    .reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0);
}

/**
 * Returns the CPU time of workers from each message they receive to the next: the answer to a question, and
 * any other work.
 *
 * @returns milliseconds
 */
export function answerTimes(events: readonly TraceEvent[]): number[] {
  // The first entry collects the work before the first message.
  const times = [0];
  let task = 0;
  const add = (ms: number) => {
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
