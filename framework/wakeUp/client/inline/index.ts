import { FIRST_SCREEN_HEIGHT } from '../../shared/firstScreen';
import {
  type Asleep,
  EARLY_ATTRIBUTE,
  EARLY_SEARCH_ID,
  EVENTS,
  FAILURE_ID,
  OPENERS,
  TWO_MODES_CLASS,
} from '../../shared/protocol';
import { askForLateStyles, takeLateStyles } from '../styles';
import { root, setColorMode, switchColorMode } from './colorMode';
import { isShortcut, isTyped, openSearch } from './search';

/* Inlined in each page, and the only script that runs before the bundle, which it requests when the browser is
   idle or the reader interacts. It keeps events until the page responds; ../repeat repeats them. */

setColorMode();

if (
  innerHeight > FIRST_SCREEN_HEIGHT ||
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    // All others restore the scroll position. A text fragment is visible only in the name of the entry.
    (entry) => entry.type !== 'navigate' || /#/.test(location + entry.name),
  )
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

/** Milliseconds after the load event, if the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000;

// Reads SCRIPTS_ATTRIBUTE.
const { scripts } = (document.currentScript as HTMLElement).dataset as { readonly scripts: string };
const missing = new Set(scripts.split(' '));
let isTouched = false;

const asleep: Asleep = { kept: new Set(), onEvent };

// Without `docusaurus`, the framework's base URL banner would treat a page as broken.
const page = Object.assign(window as { insertBanner?: (() => undefined) | undefined }, {
  docusaurus: {},
  asleep,
});

/** Reports that a script didn't arrive, in front of everything else (styled by src/components/PageLoadFailure). */
function showFailure(address: string): void {
  document.getElementById(FAILURE_ID)?.remove();
  const place = document.getElementById(EARLY_SEARCH_ID) ?? document.body;
  place.insertAdjacentHTML(
    'afterbegin',
    `<div id=${FAILURE_ID} ${EARLY_ATTRIBUTE} role=alert>Error: ${address} did not arrive. <button>Retry</button></div>`,
  );
  (place.firstChild?.lastChild as HTMLElement).onclick = () => location.reload();
}

/** Requests the deferred stylesheets and, each in its own task, the missing scripts. */
function ask(): void {
  askForLateStyles();
  const [address] = missing;
  if (address) {
    missing.delete(address);
    const script = document.createElement('script');
    script.src = address;
    script.onload = script.onerror = (event) => {
      // The bundler would wait for an existing element, even for a script that belongs to another page.
      script.remove();
      if ((event as Event).type === 'error') {
        // The next interaction retries.
        missing.add(address);
        // Browsers leave what's skipped out of the accessibility tree.
        delete root.dataset.below;
        // Only once.
        page.insertBanner = page.insertBanner?.();
        if (isTouched) {
          showFailure(address);
        }
      }
    };
    document.head.append(script);
    setTimeout(ask);
  }
}

function onEvent(event: Event): void {
  const { type } = event;
  // The document and the window have no `closest`.
  const target = event.target as Partial<Element>;
  const answering = target.closest?.(ANSWERING);
  const isHint = /move|focus/.test(type);
  // A pointer that passes over plain text is ignored.
  if (isHint && !answering) {
    return;
  }
  isTouched ||= !isHint;
  ask();
  if (isHint || target.closest?.(`[${EARLY_ATTRIBUTE}]`)) {
    return;
  }
  const clicked = type === 'click' ? answering : undefined;
  if (clicked?.matches(WORKING)) {
    // Scrolling to a place further down needs the content that was skipped.
    delete root.dataset.below;
    return;
  }
  // The page's listeners are added one by one during hydration, and each would respond by itself.
  event.stopImmediatePropagation();
  const key = type === 'keydown' && (event as KeyboardEvent);
  if (key ? isShortcut(key) : clicked?.matches(OPENERS)) {
    event.preventDefault();
    openSearch();
  } else if (key && isTyped(key)) {
    // The browser writes the character where the focus is after this.
    openSearch();
  } else if (clicked?.matches(`.${TWO_MODES_CLASS}`)) {
    switchColorMode();
  } else if (
    (key && target.role && /Enter|Arr/.test(key.key)) ||
    clicked ||
    (!answering && /input|change/.test(type))
  ) {
    event.preventDefault();
    asleep.kept.add(event);
  }
}

for (const type of EVENTS) {
  addEventListener(type, onEvent, true);
}

// From another tab.
addEventListener('storage', setColorMode);

// A wheel or a scrollbar fires none of the events, but also reveals content further down.
addEventListener('scroll', askForLateStyles, { capture: true, once: true });

const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () =>
  // After the first frame; a page in a background tab stays asleep.
  requestAnimationFrame(() => whenIdle(ask, { timeout: IDLE_TIMEOUT_MS })),
);
