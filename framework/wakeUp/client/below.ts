import { BELOW_ATTRIBUTE } from '../../../release/pageStyles/shared/firstScreen';

/** Blocks or table rows per batch, which takes a slow device about 10 milliseconds. */
const BATCH = 8;

/** Lay out a batch after this many milliseconds even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 100;

const whenIdle = window.requestIdleCallback ?? setTimeout;

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
  const end = () => {
    waiting.length = 0;
    // The root element keeps the attribute: removing it makes the browser recalculate all styles.
    for (const mark of marks) {
      mark.removeAttribute(BELOW_ATTRIBUTE);
    }
    for (const { style } of elements) {
      style.removeProperty('content-visibility');
    }
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
    const batch = waiting.splice(0, BATCH);
    const bottom = () => batch.at(-1)?.getBoundingClientRect().bottom ?? 0;
    const before = bottom();
    for (const { style } of batch) {
      style.contentVisibility = 'visible';
    }
    // Lays them out in this task.
    const grown = bottom() - before;
    if (before < 0 && !CSS.supports('overflow-anchor', 'auto')) {
      // What the reader sees stays in its place, as browsers with scroll anchoring do by themselves.
      scrollBy({ top: grown, behavior: 'instant' });
    }
    if (waiting.length > 0) {
      whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
    } else {
      end();
    }
  };
  addEventListener('click', onLeap, { capture: true, signal: leaps.signal });
  addEventListener('keydown', onLeap, { capture: true, signal: leaps.signal });
  whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
}
