/** Told on the document once the page answers: what came before can be repeated now. */
export const AWAKE = 'awake';

/** Attribute of the inline script that names the page's scripts, with spaces between; the first one answers early. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/** Attribute of what is beside the page's own elements and answers by itself. */
export const EARLY_ATTRIBUTE = 'data-early';

/** The box that says that the page's code did not arrive; there is one at most. */
export const FAILURE_ID = 'page-load-failure';

/** The search dialog that is shown before the page answers. */
export const EARLY_SEARCH_ID = 'early-search';

/** Set on that dialog once the reader has pressed Enter on what is in its field. */
export const SUBMITTED_ATTRIBUTE = 'data-submitted';

/** Class of a switch between the dark and the light color mode, which is answered without the page's code. */
export const TWO_MODES_CLASS = 'two-modes';

/** What a reader does, as the browser tells it. React answers most of them by waking up in one long task. */
export const EVENTS =
  'pointermove focusin pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup click input change storage'.split(
    ' ',
  );

/** What opens the search, by a click and by typing. */
export const OPENERS = '[aria-haspopup=dialog]';

/** What the script in a page shares with those that come after it, until the page answers. */
export interface Asleep {
  /** What is to be repeated once the page answers, in its order. */
  readonly kept: Set<Event>;
  /** Listens to all {@link EVENTS} of the window, before the page does. */
  readonly onEvent: (event: Event) => void;
  /** Called with each event that the page does not hear: shows what it asks for, and may take it from what is kept. */
  answer?: (event: Event) => void;
  /** Called with it then: notes what repeating it takes, if it is kept. */
  note?: (event: Event) => void;
  /** Asks for the page's scripts that are not here. */
  ask(): void;
  /** Whether the page's code has come and can't go on: only a reload helps. */
  isLost?: boolean;
  /** Whether the reader has opened the search: what is typed next is meant for it. */
  isSearchAwaited: boolean;
}

/** The window of a page, with what its script shares. */
export type SleepingWindow = Window & { asleep?: Asleep | undefined };
