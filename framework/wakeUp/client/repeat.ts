import { EARLY_SEARCH_ID, OPENERS } from '../../../plugins/search/shared/openers';
import { AWAKE, EVENTS, FAILURE_ID, type SleepingWindow } from '../shared/protocol';
import { nextTask } from './tasks';

/** What handles a click on a descendant. */
const PRESSED = 'a,button,summary,[role=tab],input';

/** A link that leads somewhere without the page's code. */
const LEADING = 'a:not([href="#"])';

/**
 * Remembers the position of an element, because hydration recreates some parts of a page.
 *
 * @returns a function that finds the element, or the one now in its position
 */
function placeOf(element: Element): () => Element {
  const parent = element.parentElement;
  const index = [...(parent?.children ?? [])].indexOf(element);
  const parentNow = parent ? placeOf(parent) : () => element;
  return () => (element.isConnected ? element : (parentNow().children[index] ?? parentNow()));
}

/**
 * Saves the state of a field, because React assumes that it has the served one.
 *
 * @param type - the event that reported the change
 * @returns a function that restores the state and notifies React, as if a reader had changed it
 */
function changeOf(field: HTMLInputElement, type: string): () => void {
  const { value, checked } = field;
  return () => {
    if (/checkbox|radio/.test(field.type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    field.value = '';
    // React ignores a value that's set through its own property of the field.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    field.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/** Makes a function that dispatches an equal event. */
function again(event: Event): () => void {
  const Kind = event.constructor as new (type: string, told: Event) => Event;
  const place = placeOf(event.target as Element);
  return () => place().dispatchEvent(new Kind(event.type, event));
}

/**
 * Repeats the events kept by the inline script (./inline), once the page responds, and opens the page's own
 * search if the early one is open. Positions and values are recorded now, before the page's code changes them.
 */
export function repeatKept(): void {
  const page = window as SleepingWindow;
  const { asleep } = page;
  if (asleep === undefined) {
    return;
  }
  const { kept, onEvent } = asleep;
  /** By event, but only the last change of each field, and the last link. */
  const repeats = new Map<EventTarget | Event, () => void>();
  let last: Element | null = null;
  const note = (event: Event) => {
    const { type } = event;
    const target = event.target as HTMLInputElement;
    const pressed = type === 'click' ? target.closest(PRESSED) : null;
    if (type === 'input' || type === 'change') {
      repeats.set(target, changeOf(target, type));
    } else if (pressed?.matches(LEADING)) {
      repeats.delete(document);
      repeats.set(document, again(event));
    } else if (pressed === null || pressed !== last) {
      // A reader who presses an unresponsive button again still means one press.
      repeats.set(event, again(event));
    }
    last = pressed ?? last;
  };
  kept.forEach(note);
  kept.push = (...events) => {
    events.forEach(note);
    return 0;
  };
  const onAwake = async () => {
    for (const type of EVENTS) {
      removeEventListener(type, onEvent, true);
    }
    page.asleep = undefined;
    document.getElementById(FAILURE_ID)?.remove();
    for (const run of repeats.values()) {
      // After all other listeners of the event, and so that each repeated one takes effect before the next.
      await nextTask();
      run();
    }
    if (document.getElementById(EARLY_SEARCH_ID)) {
      document.querySelector<HTMLElement>(OPENERS)?.click();
    }
  };
  document.addEventListener(AWAKE, onAwake, { once: true });
}
