import { FIRST_SCREEN_HEIGHT } from '../../../../release/pageStyles/shared/firstScreen';
import { type Asleep, EARLY_ATTRIBUTE, EVENTS, FAILURE_ID, OPENERS } from '../../shared/protocol';
import { askForLateStyles, takeLateStyles } from '../lateStyles';
import { root, setColorMode } from './colorMode';
import { isKeyKept } from './keys';

/* Inlined in each page, and the only script that runs before the bundle. It sets the color mode, requests the
   bundle when the browser is idle or the reader interacts, and keeps events until the page responds. It makes
   only the decisions that can't wait. ../answers, loaded at the first interaction, shows early responses;
   ../repeat replays the kept events. */

setColorMode();

/** Whether the page may open below the first screen, the only part with inlined styles. */
const isOpenedBelow =
  innerHeight > FIRST_SCREEN_HEIGHT ||
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    // Back, forward, and reload restore the scroll position. A text fragment is visible only in the name of
    // the entry.
    (entry) => entry.type !== 'navigate' || /#/.test(location + entry.name),
  );

if (isOpenedBelow) {
  // As if they were in the head, so that they block painting. Not all browsers wait for a link that a script
  // creates.
  document.write(takeLateStyles());
} else {
  // Sets BELOW_ATTRIBUTE.
  root.dataset.below = '';
}

/** Links and buttons that work without JavaScript. */
const WORKING = '[popovertarget],a:not([href="#"])';

/** Elements whose clicks need JavaScript. */
const ANSWERING = 'a,button,summary,[role=tab],[type=checkbox],[type=radio]';

/** Milliseconds after the load event, if the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000;

// Reads SCRIPTS_ATTRIBUTE.
const { scripts } = (document.currentScript as HTMLElement).dataset as { readonly scripts: string };
let [answers, ...site] = scripts.split(' ');
const missing = new Set(site);
let isTouched = false;

const asleep: Asleep = { kept: new Set(), onEvent, ask, isSearchAwaited: false };

// Without `docusaurus`, the framework's base URL banner would treat a page as broken.
const page = Object.assign(window as { insertBanner?: (() => undefined) | undefined }, {
  docusaurus: {},
  asleep,
});

/** Reports that a script didn't arrive. The stylesheet has its styles (src/components/PageLoadFailure). */
function showFailure(address: string): void {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id=${FAILURE_ID} ${EARLY_ATTRIBUTE} role=alert>Error: ${address} did not arrive. <button>Retry</button></div>`,
  );
  (document.body.firstChild?.lastChild as HTMLElement).onclick = () => location.reload();
}

/** Loads a script; calls `onLost` if it doesn't arrive. */
function load(address: string, onLost?: () => void): undefined {
  const script = document.createElement('script');
  script.src = address;
  if (isTouched) {
    script.fetchPriority = 'high';
  }
  script.onload = script.onerror = (event) => {
    // The bundler would wait for an existing element, even for a script that belongs to another page.
    script.remove();
    if ((event as Event).type === 'error') {
      onLost?.();
    }
  };
  document.head.append(script);
}

/**
 * Requests the deferred stylesheets and the missing scripts. Each script is its own element, so that it runs
 * in its own task.
 */
function ask(): void {
  askForLateStyles();
  const [address] = missing;
  if (address) {
    missing.delete(address);
    load(address, () => {
      // The next interaction retries.
      missing.add(address);
      // Only once.
      page.insertBanner = page.insertBanner?.();
      if (isTouched && !document.getElementById(FAILURE_ID)) {
        showFailure(address);
      }
    });
    setTimeout(ask);
  }
}

function onEvent(event: Event): void {
  const { type } = event;
  // The document and the window have no `closest`.
  const target = event.target as Partial<Element>;
  const answering = target.closest?.(ANSWERING);
  // A pointer that passes over plain text is ignored.
  if (type === 'pointermove' ? !answering : target.closest?.(`[${EARLY_ATTRIBUTE}]`)) {
    return;
  }
  let isKept = type === 'storage';
  if (!isKept) {
    isTouched ||= type !== 'pointermove';
    // Before the others, which may be loading already. Without interaction there's nothing to respond to
    // early, and the script would only slow the page down.
    answers &&= load(answers);
    ask();
    if (/move|focus/.test(type)) {
      return;
    }
    if (type === 'click' && answering?.matches(WORKING)) {
      // Scrolling to a place further down needs the content that was skipped.
      delete root.dataset.below;
      return;
    }
    // The page's listeners are added one by one during hydration, and each would respond by itself.
    event.stopImmediatePropagation();
    isKept =
      type === 'keydown'
        ? isKeyKept(event as KeyboardEvent, asleep.isSearchAwaited)
        : type === 'click'
          ? !!answering
          : !answering && /input|change/.test(type);
  }
  if (isKept) {
    event.preventDefault();
    asleep.kept.add(event);
    // Named keys, such as Enter, open something else.
    asleep.isSearchAwaited ||=
      (event as KeyboardEvent).key?.length === 1 || !!answering?.matches(OPENERS);
  }
  asleep.answer?.(event);
  asleep.note?.(event);
}

for (const type of EVENTS) {
  addEventListener(type, onEvent, true);
}

// A wheel or a scrollbar fires none of the events, but also reveals content further down.
addEventListener('scroll', askForLateStyles, { capture: true, once: true });

const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () =>
  // After the first frame; a page in a background tab stays asleep.
  requestAnimationFrame(() => whenIdle(ask, { timeout: IDLE_TIMEOUT_MS })),
);
