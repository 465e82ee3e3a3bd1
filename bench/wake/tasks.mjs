/**
 * An event of a Chromium trace, with the properties used here. Times are in microseconds.
 *
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent
 */

/** The trace categories with the tasks of threads and the paints of pages. */
export const CATEGORIES = ['toplevel', 'loading', 'devtools.timeline'];

/**
 * Returns the tasks of a page's main thread after its first paint, in milliseconds of CPU time.
 *
 * @param {Buffer} trace as Chromium writes it
 * @returns {number[]}
 */
export function tasksAfterPaint(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  return traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' &&
        pid === paint?.pid &&
        tid === paint.tid &&
        ts > paint.ts,
    )
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
}
