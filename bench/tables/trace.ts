import type { TraceEvent } from '../traceEvent.ts';

/** The trace category with the tasks of threads. */
export const CATEGORIES = ['toplevel'];

/**
 * Returns the tasks of the renderers' main threads in milliseconds of CPU time, longest first. Unlike wall
 * time, CPU time hardly depends on other processes.
 *
 * @param trace - as Chromium writes it
 */
export function tasksOf(trace: Buffer): number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
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
