/** Dispatched on the document once the page responds: earlier events can be replayed now. */
export const AWAKE = 'awake';

/** Attribute of the inline script: the page's script URLs, separated by spaces, the early script first. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/** Attribute of elements outside the page's root that respond by themselves. */
export const EARLY_ATTRIBUTE = 'data-early';

/** The box that reports that the page's code didn't arrive; at most one. */
export const FAILURE_ID = 'page-load-failure';

/** The search dialog that's shown before the page responds. */
export const EARLY_SEARCH_ID = 'early-search';

/** Set on that dialog once the reader pressed Enter in its field. */
export const SUBMITTED_ATTRIBUTE = 'data-submitted';

/** Class of a toggle between dark and light mode that works without the page's code. */
export const TWO_MODES_CLASS = 'two-modes';

/** Events of reader interaction. For most of them, React would hydrate in one long task. */
export const EVENTS =
  'pointermove focusin pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup click input change storage'.split(
    ' ',
  );

/** What opens the search, by click or by typing. */
export const OPENERS = '[aria-haspopup=dialog]';

/** What the inline script shares with later scripts, until the page responds. */
export interface Asleep {
  /** The events to replay once the page responds, in order. */
  readonly kept: Set<Event>;
  /** Listens to all {@link EVENTS} of the window, before the page does. */
  readonly onEvent: (event: Event) => void;
  /**
   * Called with each event withheld from the page. Shows the early response, and may remove the event from
   * `kept`.
   */
  answer?: (event: Event) => void;
  /** Called after that. Records what's needed to replay the event, if it's kept. */
  note?: (event: Event) => void;
  /** Requests the page's missing scripts. */
  ask(): void;
  /** Whether the page's code arrived and failed: only a reload helps. */
  isLost?: boolean;
  /** Whether the reader opened the search, so that what's typed next belongs there. */
  isSearchAwaited: boolean;
}

/** The window of a page, with the state that its inline script shares. */
export type SleepingWindow = Window & { asleep?: Asleep | undefined };
