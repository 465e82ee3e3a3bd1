/** Dispatched on the document once the page responds: kept events can be repeated now. */
export const AWAKE = 'awake';

/** Attribute of the inline script: the URLs of the page's scripts, separated by spaces. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/**
 * Attribute of the inline script: a pattern of the paths at which the page may be served, in any case; in another place,
 * the page isn't woken up.
 */
export const PLACE_ATTRIBUTE = 'data-place';

/** Elements outside the page's root that respond by themselves: the early dialog, and what reports a failure. */
export const EARLY = 'dialog,[role=alert]';

/** The box that reports that the page's code didn't arrive; at most one. */
export const FAILURE_ID = 'page-load-failure';

/** Class of a toggle between dark and light mode that works without the page's code. */
export const TWO_MODES_CLASS = 'two-modes';

/** Events of reader interaction. For most of them, React would hydrate in one long task. */
export const EVENTS =
  'pointermove pointerdown pointerup mousedown mouseup keydown keyup keypress touchstart touchend focusin click input change'.split(
    ' ',
  );

/** What the inline script shares with the page's code, until the page responds. */
export interface Asleep {
  /** The events to repeat once the page responds, in order. */
  readonly kept: Event[];
  /** Listens to all {@link EVENTS} of the window, before the page does. */
  readonly onEvent: (event: Event) => void;
}

/** The window of a page, with the state that its inline script shares. */
export type SleepingWindow = Window & { asleep?: Asleep | undefined };
