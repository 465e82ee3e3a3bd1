import { FIRST_SCREEN_HEIGHT } from '../../../../release/pageStyles/shared/firstScreen';
import { type Asleep, EARLY_ATTRIBUTE, EVENTS, FAILURE_ID, OPENERS } from '../../shared/protocol';
import { askForLateStyles, takeLateStyles } from '../lateStyles';
import { root, setColorMode } from './colorMode';
import { isKeyKept } from './keys';

/*
 * Stands in each page, and is all that runs before other code: it sets the color mode, asks for that code when the
 * browser is idle or the reader touches anything, and holds what the reader does until the page answers. Only what has
 * to be decided at once is decided here; ../answers, asked for once the reader does something, shows something,
 * ../repeat tells the page.
 */

setColorMode();

/** Whether what is seen first may be below the first screen, the only part that has its styles in the page. */
const isOpenedBelow =
  innerHeight > FIRST_SCREEN_HEIGHT ||
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
    // The browser goes back to where the reader was, or to words: these are in this name only.
    (entry) => entry.type !== 'navigate' || /#/.test(location + entry.name),
  );

if (isOpenedBelow) {
  // As if the head had them: no browser paints before they are there. For an element that a script makes, not all know
  // how to wait.
  document.write(takeLateStyles());
} else {
  // The attribute BELOW_ATTRIBUTE.
  root.dataset.below = '';
}

/** What leads somewhere without a script. */
const LINKS = 'a:not([href="#"])';

/** What answers a click by a script only. */
const ANSWERING = 'a,button,summary,[role=tab],[type=checkbox],[type=radio]';

/** At the latest this long after the page is loaded, an idle moment or none. */
const IDLE_TIMEOUT_MS = 2000;

// The attribute SCRIPTS_ATTRIBUTE.
const { scripts } = (document.currentScript as HTMLElement).dataset as { readonly scripts: string };
let [answers, ...site] = scripts.split(' ');
const missing = new Set(site);
let isTouched = false;

const asleep: Asleep = { kept: new Set(), onEvent, ask, isSearchAwaited: false };

// The banner about the base URL would take a page without the first for one whose code did not arrive.
const page = Object.assign(window as { insertBanner?: (() => undefined) | undefined }, {
  docusaurus: {},
  asleep,
});

/** Says that a script did not arrive; its look is in the stylesheet (src/components/PageLoadFailure). */
function showFailure(address: string): void {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<div id=${FAILURE_ID} ${EARLY_ATTRIBUTE} role=alert>Error: ${address} did not arrive. <button>Retry</button></div>`,
  );
  (document.body.firstChild?.lastChild as HTMLElement).onclick = () => location.reload();
}

/** Asks for a script; `onLost` is called when it does not arrive. */
function load(address: string, onLost?: () => void): undefined {
  const script = document.createElement('script');
  script.src = address;
  if (isTouched) {
    script.fetchPriority = 'high';
  }
  script.onload = script.onerror = (event) => {
    // The bundler would wait for an element that is there, also for one that has brought another page.
    script.remove();
    if ((event as Event).type === 'error') {
      onLost?.();
    }
  };
  document.head.append(script);
}

/**
 * Asks for the stylesheets that the page shows nothing of at first, and the scripts that are not here, for each
 * in a task of its own, as each then runs.
 */
function ask(): void {
  askForLateStyles();
  const [address] = missing;
  if (address) {
    missing.delete(address);
    load(address, () => {
      // The reader's next touch asks again.
      missing.add(address);
      // Once.
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
  // A pointer that passes over text is on its way.
  if (type === 'pointermove' ? !answering : target.closest?.(`[${EARLY_ATTRIBUTE}]`)) {
    return;
  }
  let isKept = type === 'storage';
  if (!isKept) {
    isTouched ||= type !== 'pointermove';
    // Ahead of the others, which may be on their way. Nothing is answered early in a page that wakes up untouched,
    // and without early answers a page is only slower.
    answers &&= load(answers);
    ask();
    if (/move|focus/.test(type)) {
      return;
    }
    if (type === 'click' && answering?.matches(LINKS)) {
      // To a place further down there is no way through what is left out.
      delete root.dataset.below;
      return;
    }
    // The page's listeners come one after the other while it wakes up, and each would answer by itself.
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
    // Keys with a name, such as Enter, open something else.
    asleep.isSearchAwaited ||=
      (event as KeyboardEvent).key?.length === 1 || !!answering?.matches(OPENERS);
  }
  asleep.answer?.(event);
  asleep.note?.(event);
}

for (const type of EVENTS) {
  addEventListener(type, onEvent, true);
}

// A wheel or a scrollbar is none of the events, and brings what is further down as well.
addEventListener('scroll', askForLateStyles, { capture: true, once: true });

const whenIdle = window.requestIdleCallback ?? setTimeout;
addEventListener('load', () =>
  // After the frame that shows the page; one that nobody sees yet sleeps on.
  requestAnimationFrame(() => whenIdle(ask, { timeout: IDLE_TIMEOUT_MS })),
);
