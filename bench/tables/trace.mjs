/**
 * An event of a Chromium trace, with the properties used here. Times are in microseconds.
 *
 * @typedef {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent
 */

/** The trace category with the tasks of threads. */
export const CATEGORIES = ['toplevel'];

/**
 * Returns the tasks of the renderers' main threads in milliseconds of CPU time, longest first. Unlike wall
 * time, CPU time hardly depends on other processes.
 *
 * @param {Buffer} trace as Chromium writes it
 * @returns {number[]}
 */
export function tasksOf(trace) {
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const thread = (/** @type {TraceEvent} */ { pid, tid }) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
    .sort((a, b) => b - a);
}
