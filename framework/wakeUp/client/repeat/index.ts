import { isTyping } from '../../../../src/components/Search/SearchProvider/keys';
import {
  AWAKE,
  EARLY_ATTRIBUTE,
  EVENTS,
  FAILURE_ID,
  type SleepingWindow,
} from '../../shared/protocol';
import { placeOf } from './place';
import { typedAgain, typeInto } from './typed';

/** What handles a click, even if a descendant was pressed. */
const PRESSED = 'a,button,summary,[role=tab],input';

/** The field of the page's own search, once it is open. */
const SEARCH_FIELD = `dialog[open]:not([${EARLY_ATTRIBUTE}]) input`;

/** Makes a function that dispatches an equal event. */
function again(event: Event): () => void {
  const { target, type } = event;
  const Kind = event.constructor as new (type: string, told: Event) => Event;
  const place = target instanceof Element ? placeOf(target) : () => window;
  const text =
    event instanceof KeyboardEvent && (isTyping(event) || event.key === ' ') ? event.key : '';
  return () => {
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
    if (field && text !== '') {
      // An earlier replayed event opened the search.
      typeInto(field, text);
    } else {
      place().dispatchEvent(new Kind(type, event));
    }
  };
}

/** Runs the functions, each in its own task, so that each takes effect before the next. */
function run([first, ...rest]: readonly (() => void)[]): void {
  first?.();
  if (rest.length > 0) {
    setTimeout(run, 0, rest);
  }
}

/**
 * Replays the events kept by the inline script (../inline), once the page responds.
 *
 * Positions and field values are recorded when the page's code arrives, before it changes them.
 */
export function repeatKept(): void {
  const page = window as SleepingWindow;
  const { asleep } = page;
  if (asleep === undefined) {
    return;
  }
  const events = new Map<Event, () => void>();
  const typed = new Map<EventTarget, () => void>();
  const note = (event: Event) => {
    if (event.type === 'input' || event.type === 'change') {
      const field = event.target as HTMLInputElement;
      typed.set(field, typedAgain(field, event.type));
    } else {
      events.set(event, again(event));
    }
  };
  asleep.kept.forEach(note);
  asleep.note = (event) => {
    if (asleep.kept.has(event)) {
      note(event);
    }
  };
  document.addEventListener(
    AWAKE,
    () => {
      for (const type of EVENTS) {
        removeEventListener(type, asleep.onEvent, true);
      }
      page.asleep = undefined;
      document.getElementById(FAILURE_ID)?.remove();
      let last: Element | null = null;
      const repeats = [...events]
        // Events handled early are no longer kept.
        .filter(([event]) => asleep.kept.has(event))
        .filter(([{ type, target }]) => {
          const before = last;
          last = type === 'click' ? (target as Element).closest(PRESSED) : last;
          // A reader who presses an unresponsive button again still means one press.
          return type !== 'click' || last !== before;
        })
        .map(
          ([event, repeat]) =>
            () =>
              asleep.kept.has(event) && repeat(),
        );
      // After all other listeners of this event.
      setTimeout(run, 0, [...typed.values(), ...repeats]);
    },
    { once: true },
  );
}
