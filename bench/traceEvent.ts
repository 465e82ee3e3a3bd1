/**
 * An event of a Chromium trace, with the properties used here. Times are in microseconds.
 *
 * @see https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU
 */
export interface TraceEvent {
  readonly name: string;
  /** Phase: X has a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began. */
  readonly ts: number;
  /** How long it took. */
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}
