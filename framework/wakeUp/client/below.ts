import { BELOW_ATTRIBUTE } from '../shared/firstScreen';

/** Blocks or table rows per batch: one at a time would cost a layout each. */
const BATCH = 8;

/** How long batches may take, in milliseconds, before the browser can paint and respond. */
const SLICE_MS = 6;

/** Lay out a batch after this many milliseconds even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 100;

const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Lays out a batch in this task, without moving what the reader sees. */
function layOut(batch: readonly HTMLElement[]): void {
  const bottomOf = (element: HTMLElement | undefined) =>
    element?.getBoundingClientRect().bottom ?? 0;
  // The batch may end on or below the screen, after blocks that are above it.
  const lastAbove = batch.filter((element) => bottomOf(element) < 0).at(-1);
  const before = bottomOf(lastAbove);
  for (const { style } of batch) {
    style.contentVisibility = 'visible';
  }
  scrollBy({ top: bottomOf(lastAbove) - before, behavior: 'instant' });
}

/** What readers do to go elsewhere. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** The table row that the URL's hash targets, unless the reader has gone elsewhere. */
function targetRow(): HTMLTableRowElement | undefined {
  const row = document.getElementById(location.hash.slice(1));
  const isRow = row instanceof HTMLTableRowElement;
  return isRow && Math.abs(row.getBoundingClientRect().top) < innerHeight ? row : undefined;
}

/**
 * Lays out the content below the first screen, which the served page skips until it comes near the viewport:
 * in batches, because all at once takes a quarter of a second on a slow device.
 */
export function layOutBelow(): void {
  const marks = document.querySelectorAll(`body [${BELOW_ATTRIBUTE}]`);
  const elements = document.querySelectorAll<HTMLElement>(
    `[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*`,
  );
  const waiting = [...elements];
  const leaps = new AbortController();
  // Done here instead of by the browser: its scroll anchoring doesn't work in a data table, whose rows are a scroll area.
  const root = document.documentElement.style;
  root.setProperty('overflow-anchor', 'none');
  let row = targetRow();
  /** Rows that the browser lays out by itself, because they come near the screen, move the targeted one. */
  const returnToRow = () => row?.scrollIntoView({ behavior: 'instant' });
  const end = () => {
    waiting.length = 0;
    root.removeProperty('overflow-anchor');
    // The root element keeps the attribute: removing it makes the browser recalculate all styles.
    for (const mark of marks) {
      mark.removeAttribute(BELOW_ATTRIBUTE);
    }
    for (const { style } of elements) {
      style.removeProperty('content-visibility');
    }
    returnToRow();
    leaps.abort();
    // The table of contents highlights the current section by heights that were only estimated until now.
    document.dispatchEvent(new Event('resize'));
  };
  /** A link to a heading, or Enter on a search result, scrolls to a place that needs final heights at once. */
  const onLeap = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event;
    const isLink = target instanceof Element && target.closest('a[href*="#"]');
    if ('key' in event ? event.key === 'Enter' : isLink) {
      end();
    }
  };
  const goOn = () => {
    returnToRow();
    const start = performance.now();
    while (waiting.length > 0 && performance.now() - start < SLICE_MS) {
      layOut(waiting.splice(0, BATCH));
    }
    if (waiting.length > 0) {
      whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
    } else {
      end();
    }
  };
  for (const move of MOVES) {
    const leave = () => {
      row = undefined;
    };
    addEventListener(move, leave, { capture: true, passive: true, signal: leaps.signal });
  }
  addEventListener('click', onLeap, { capture: true, signal: leaps.signal });
  addEventListener('keydown', onLeap, { capture: true, signal: leaps.signal });
  whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
}
