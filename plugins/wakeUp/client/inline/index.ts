import {
  AWAKE,
  FAILURE_ID,
  LATE_STYLES_CLASS,
  SCRIPTS_ATTRIBUTE,
  TWO_MODES_CLASS,
} from '../../shared/protocol';
import { switchColorMode } from './colorMode';
import { showFailure } from './failure';
import { isKeyRepeated, OPENERS } from './keys';
import { placeOf } from './place';
import { typedAgain } from './typed';

/*
 * Stands in each page, and is all that runs before the page's code: it asks for that code when the browser
 * is idle or the reader touches anything, and keeps what the reader does until the page answers.
 */

/** What a reader does, as the browser tells it. React answers most of them by waking up in one long task. */
const EVENTS =
  'pointermove focusin pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup click input change storage'.split(
    ' ',
  );

/** What leads somewhere without a script. */
const LINKS = 'a[href]:not([href="#"])';

/** What answers a click by a script only. */
const ANSWERING = 'a,button,summary,[role=tab],[type=checkbox],[type=radio]';

/** At the latest this long after the page is loaded, an idle moment or none. */
const IDLE_TIMEOUT_MS = 2000;

const missing = new Set(document.currentScript?.getAttribute(SCRIPTS_ATTRIBUTE)?.split(' '));

/** What is repeated, in its order. */
const kept: (() => void)[] = [];
const typed = new Map<Element, () => void>();
let lastClicked: Element | undefined;
let failure: Element | undefined;
let isTouched = false;
let isSearchAwaited = false;

// The banner about the base URL would take a page without it for one whose code did not arrive.
const page = window as { docusaurus?: object; insertBanner?: (() => void) | undefined };
page.docusaurus = {};

/**
 * Asks for the stylesheets that the page shows nothing of at first, and the scripts that are not here, for each
 * in a task of its own, as each then runs.
 */
function ask(): void {
  const late = document.querySelector(`.${LATE_STYLES_CLASS}`);
  if (late) {
    // With scripts on, the content of such an element is text.
    late.outerHTML = late.textContent;
  }
  const [address] = missing;
  if (address) {
    missing.delete(address);
    const script = document.createElement('script');
    script.src = address;
    script.fetchPriority = isTouched ? 'high' : 'auto';
    // The bundler would wait for an element that is there, also for one that has brought another page.
    script.onload = () => script.remove();
    script.onerror = () => {
      // The reader's next touch asks again.
      script.remove();
      missing.add(address);
      page.insertBanner?.();
      page.insertBanner = undefined;
      if (isTouched) {
        failure ??= showFailure(address);
      }
    };
    document.head.append(script);
    setTimeout(ask);
  }
}

/** Has an event repeated, with all that it tells. */
function keep(event: Event, target: () => EventTarget): void {
  const Kind = event.constructor as new (type: string, told: Event) => Event;
  kept.push(() => target().dispatchEvent(new Kind(event.type, event)));
}

function onClick(event: Event, element: Element): void {
  event.preventDefault();
  if (element.matches(`.${TWO_MODES_CLASS}`)) {
    switchColorMode();
    return;
  }
  isSearchAwaited ||= element.matches(OPENERS);
  // Who presses what does not answer presses it again, and means once.
  if (element !== lastClicked) {
    keep(event, placeOf(element));
  }
  lastClicked = element;
}

function onKey(event: KeyboardEvent, element: Element): void {
  if (isKeyRepeated(event, element, isSearchAwaited)) {
    event.preventDefault();
    // Those with a name, such as Enter, open something else.
    isSearchAwaited ||= event.key.length === 1;
    keep(event, placeOf(element));
  }
}

function onEvent(event: Event): void {
  const { type, target } = event;
  if (type === 'storage') {
    keep(event, () => window);
  }
  if (!(target instanceof Element) || target.closest(`#${FAILURE_ID}`)) {
    return;
  }
  const link = target.closest(LINKS);
  const answering = target.closest(ANSWERING);
  if (type === 'pointermove') {
    // A pointer that passes over text is on its way.
    if (answering) {
      ask();
    }
    return;
  }
  isTouched = true;
  ask();
  if (type === 'focusin' || (type === 'click' && link)) {
    return;
  }
  // The page's listeners come one after the other while it wakes up, and each would answer by itself.
  event.stopImmediatePropagation();
  if (type === 'keydown') {
    onKey(event as KeyboardEvent, target);
  } else if (type === 'click' && answering) {
    onClick(event, answering);
  } else if ((type === 'input' || type === 'change') && !answering) {
    typed.set(target, typedAgain(target as HTMLInputElement, type));
  }
}

/** Repeats what is kept, each in a task of its own: an answer has to be there before the next. */
function repeat(): void {
  kept.shift()?.();
  if (kept.length > 0) {
    setTimeout(repeat);
  }
}

function awake(): void {
  for (const type of EVENTS) {
    removeEventListener(type, onEvent, true);
  }
  failure?.remove();
  kept.unshift(...typed.values());
  setTimeout(repeat);
}

for (const type of EVENTS) {
  addEventListener(type, onEvent, true);
}
document.addEventListener(AWAKE, awake, { once: true });
addEventListener('load', () =>
  // After the frame that shows the page; one that nobody sees yet sleeps on.
  requestAnimationFrame(() =>
    setTimeout(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(ask, { timeout: IDLE_TIMEOUT_MS })
        : ask(),
    ),
  ),
);
