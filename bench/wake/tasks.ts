import type { TraceEvent } from '../traceEvent.ts';

/** The trace categories with the tasks of threads and the paints of pages. */
export const CATEGORIES = ['toplevel', 'loading', 'devtools.timeline'];

/**
 * Returns the tasks of a page's main thread after its first paint, in milliseconds of CPU time.
 *
 * @param trace - as Chromium writes it
 */
export function tasksAfterPaint(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
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
