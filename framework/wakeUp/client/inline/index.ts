import { isTyping } from '../../../../plugins/search/shared/keys';
import { EARLY_SEARCH_ID, OPENERS } from '../../../../plugins/search/shared/openers';
import { FIRST_SCREEN_HEIGHT } from '../../shared/firstScreen';
import {
  EARLY,
  EVENTS,
  FAILURE_ID,
  type SleepingWindow,
  TWO_MODES_CLASS,
} from '../../shared/protocol';
import { askForLateStyles, root, takeLateStyles } from '../styles';
import {
  followSystem,
  hideClosedAnnouncement,
  refuseStoredMode,
  setColorMode,
  switchColorMode,
} from './colorMode';
import { insertFirst, isShortcut, openSearch } from './search';

/* Inlined in each page, and the only script that runs before the bundle, which it requests after the
   first paint, or when the reader interacts. It keeps events until the page responds; ../repeat repeats them. */

setColorMode();

if (HAS_ANNOUNCEMENT) {
  hideClosedAnnouncement();
}

// Reads SCRIPTS_ATTRIBUTE and PLACE_ATTRIBUTE.
const { scripts, place } = (document.currentScript as HTMLElement).dataset as {
  readonly scripts: string;
  readonly place: string;
};

/**
 * Whether the page is where it belongs. In an archive, in a file, or behind a proxy it isn't, and stays as it was served:
 * its scripts aren't where it looks for them, and would show another page, or none.
 */
const isInPlace = RegExp(place, 'i').test(location.pathname);

if (
  !isInPlace ||
  innerHeight > FIRST_SCREEN_HEIGHT ||
  // All other types restore the scroll position. A text fragment is visible only in the name of the entry.
  /#|"type":"[^n]/.test(location + JSON.stringify(performance.getEntries()))
) {
  // The first screen is the only part with inlined styles, so painting has to wait, as not all browsers do for
  // a link that a script creates.
  document.write(takeLateStyles());
} else {
  // Sets BELOW_ATTRIBUTE.
  root.dataset.below = '';
}

/** Links and buttons that work without JavaScript. */
const WORKING = '[popovertarget],a:not([href="#"])';

/** Elements whose clicks need JavaScript. */
const ANSWERING = 'a,button,summary,[role=tab]';

/** A link to the page in another language. */
const LOCALE_LINK = '.dropdown a[lang]';

/** Makes a link lead to the current query string and hash, which the server doesn't know. */
function keepPlace(link: HTMLAnchorElement): void {
  link.search ||= location.search;
  link.hash = location.hash;
}

/** Milliseconds after which content that waits for scripts is laid out without them. */
const PATIENCE_MS = 10_000;

const missing = scripts.split(' ');
let isTouched = false;

const kept: Event[] = [];

const page = window as SleepingWindow & { insertBanner?: (() => undefined) | undefined };

/** Reports that a script didn't arrive, in front of everything else (styled by src/clientModules/pageLoadFailure.css). */
function showFailure(address: string): void {
  document.getElementById(FAILURE_ID)?.remove();
  const box = insertFirst(
    document.getElementById(EARLY_SEARCH_ID) ?? document.body,
    `<div id=${FAILURE_ID} role=alert>Error: ${address} did not arrive. <button>Retry</button></div>`,
  ) as HTMLElement;
  (box.lastChild as HTMLElement).onclick = () => {
    box.role = 'status';
    box.textContent = 'Loading';
    location.reload();
  };
}

/** Stops skipping what's below the first screen; browsers leave it out of the accessibility tree, too. */
function layOutBelow(): void {
  if (page.asleep) {
    delete root.dataset.below;
  }
}

/** Requests the deferred stylesheets and, each in its own task, the missing scripts. */
function ask(): void {
  askForLateStyles();
  const address = missing.shift();
  if (address) {
    const script = document.createElement('script');
    script.src = address;
    script.onload = script.onerror = (event) => {
      // The bundler would wait for an existing element, even for a script that belongs to another page.
      script.remove();
      if ((event as Event).type === 'error') {
        // The next interaction retries.
        missing.push(address);
        layOutBelow();
        // Only once.
        page.insertBanner = page.insertBanner?.();
        if (isTouched) {
          showFailure(address);
        }
      }
    };
    document.head.append(script);
    setTimeout(ask);
    // A request can also get neither a response nor an error.
    setTimeout(layOutBelow, PATIENCE_MS);
  }
}

function onEvent(event: Event): void {
  const type = event.type;
  // The document and the window have no `closest`.
  const target = event.target as Partial<Element>;
  const answering = target.closest?.(ANSWERING);
  const isHint = /move|focus/.test(type);
  // A pointer that passes over plain text is ignored.
  if (isHint && !answering) {
    return;
  }
  isTouched ||= !isHint;
  if (HAS_LOCALES && answering?.matches(LOCALE_LINK)) {
    keepPlace(answering as HTMLAnchorElement);
  }
  ask();
  if (isHint || target.closest?.(EARLY)) {
    return;
  }
  const clicked = type === 'click' ? answering : undefined;
  if (clicked?.matches(WORKING)) {
    // It may lead to a place further down.
    layOutBelow();
    return;
  }
  // The page's listeners are added one by one during hydration, and each would respond by itself.
  event.stopImmediatePropagation();
  const key = type === 'keydown' && (event as KeyboardEvent);
  const isCharacter = key && isTyping(key);
  const isPressed = key ? isShortcut(key, isCharacter) : clicked?.matches(OPENERS);
  if (isPressed || (isCharacter && target.closest?.(OPENERS))) {
    // The browser writes a character typed on the button where the focus is after this.
    if (isPressed) {
      event.preventDefault();
    }
    openSearch();
  } else if (clicked?.matches(`.${TWO_MODES_CLASS}`)) {
    switchColorMode();
  } else if (
    (key && target.role && /Enter|Arr/.test(key.key)) ||
    clicked ||
    (!answering && /input|change/.test(type))
  ) {
    event.preventDefault();
    kept.push(event);
  }
}

if (isInPlace) {
  // Without `docusaurus`, the framework's base URL banner treats a page as broken.
  Object.assign(page, { docusaurus: {}, asleep: { kept, onEvent } });

  for (const type of EVENTS) {
    addEventListener(type, onEvent, true);
  }

  // From another tab.
  addEventListener('storage', HAS_SWITCH ? setColorMode : refuseStoredMode);

  if (FOLLOWS_SYSTEM) {
    followSystem();
  }

  // A wheel or a scrollbar fires none of the events, but also reveals content further down.
  addEventListener('scroll', askForLateStyles, { capture: true, once: true });

  // After the first frame has been painted; a page in a background tab stays asleep.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(ask)));
}
