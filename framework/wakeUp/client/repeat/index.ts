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

/** What answers a click, however deep in it the reader has pressed. */
const PRESSED = 'a,button,summary,[role=tab],input';

/** The field of the page's own search, once it is open. */
const SEARCH_FIELD = `dialog[open]:not([${EARLY_ATTRIBUTE}]) input`;

/** Has an event repeated, with all that it tells. */
function again(event: Event): () => void {
  const { target, type } = event;
  const Kind = event.constructor as new (type: string, told: Event) => Event;
  const place = target instanceof Element ? placeOf(target) : () => window;
  const text =
    event instanceof KeyboardEvent && (isTyping(event) || event.key === ' ') ? event.key : '';
  return () => {
    const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
    if (field && text !== '') {
      // The search was opened by what is repeated before.
      typeInto(field, text);
    } else {
      place().dispatchEvent(new Kind(type, event));
    }
  };
}

/** Runs what is to be repeated, each in a task of its own: an answer has to be there before the next. */
function run([first, ...rest]: readonly (() => void)[]): void {
  first?.();
  if (rest.length > 0) {
    setTimeout(run, 0, rest);
  }
}

/**
 * Repeats what the script in the page has kept (../inline), once the page answers.
 *
 * Where things are, and what is in fields, is noted when the page's code comes, before it changes them.
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
        // What was answered meanwhile is not kept any more.
        .filter(([event]) => asleep.kept.has(event))
        .filter(([{ type, target }]) => {
          const before = last;
          last = type === 'click' ? (target as Element).closest(PRESSED) : last;
          // A reader presses a button that does not answer again, and means one press.
          return type !== 'click' || last !== before;
        })
        .map(
          ([event, repeat]) =>
            () =>
              asleep.kept.has(event) && repeat(),
        );
      // After all others have heard that the page is awake.
      setTimeout(run, 0, [...typed.values(), ...repeats]);
    },
    { once: true },
  );
}
