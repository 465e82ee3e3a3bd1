/** An event of a Chromium trace, with the properties used here. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** Phase: X has a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began. */
  readonly ts: number;
  /** CPU time of the thread, which other processes hardly affect. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
