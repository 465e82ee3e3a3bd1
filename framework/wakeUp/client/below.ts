import { BELOW_ATTRIBUTE } from '../../../release/pageStyles/shared/firstScreen';

/** How long one batch may take, in milliseconds, before the browser can paint and respond. */
const SLICE_MS = 6;

/** Lay out a batch after this many milliseconds even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 100;

const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Whether the browser has scroll anchoring. */
const keepsPlace = (): boolean => CSS.supports('overflow-anchor', 'auto');

/** Table rows per batch: one at a time would cost a layout each. */
const ROWS = 24;

/** The batches to lay out in order, from the top: one block, or some rows. */
function partsOf(elements: readonly HTMLElement[]): readonly (readonly HTMLElement[])[] {
  const parts: HTMLElement[][] = [];
  for (const element of elements) {
    const last = parts.at(-1);
    const isBesideLast = last?.[0]?.parentNode === element.parentNode;
    if (element.tagName === 'TR' && isBesideLast && last && last.length < ROWS) {
      last.push(element);
    } else {
      parts.push([element]);
    }
  }
  return parts;
}

/** Lays out a batch without moving what the reader sees. */
function layOut(part: readonly HTMLElement[]): void {
  const bottomOf = () => part.at(-1)?.getBoundingClientRect().bottom ?? 0;
  const before = bottomOf();
  for (const { style } of part) {
    style.contentVisibility = 'visible';
  }
  const grown = bottomOf() - before;
  if (before < 0 && !keepsPlace()) {
    window.scrollBy({ top: grown, behavior: 'instant' });
  }
}

/**
 * Lays out the content below the first screen, which the served page skips until it comes near the viewport.
 * It works in batches, because all at once takes a quarter of a second on a slow device, but finishes at once
 * for a reader who follows a link to a place in the page.
 */
export function layOutBelow(): void {
  const marks = document.querySelectorAll(`body [${BELOW_ATTRIBUTE}]`);
  const elements = document.querySelectorAll<HTMLElement>(
    `[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*`,
  );
  const waiting = [...partsOf([...elements])];
  const end = () => {
    waiting.length = 0;
    // The root element keeps the attribute: removing it makes the browser recalculate all styles.
    for (const mark of marks) {
      mark.removeAttribute(BELOW_ATTRIBUTE);
    }
    for (const { style } of elements) {
      style.removeProperty('content-visibility');
    }
    removeEventListener('click', onLeap, true);
    removeEventListener('keydown', onLeap, true);
    // The table of contents highlights the current section by heights that were only estimated until now.
    document.dispatchEvent(new Event('resize'));
  };
  /** A link to a heading, or Enter on a search result, scrolls to a position that needs final heights. */
  const onLeap = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event;
    const isLink = target instanceof Element && target.closest('a[href*="#"]');
    if ('key' in event ? event.key === 'Enter' : isLink) {
      end();
    }
  };
  const goOn = () => {
    const start = performance.now();
    while (waiting.length > 0 && performance.now() - start < SLICE_MS) {
      layOut(waiting.shift() ?? []);
    }
    if (waiting.length > 0) {
      whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
    } else {
      end();
    }
  };
  addEventListener('click', onLeap, true);
  addEventListener('keydown', onLeap, true);
  whenIdle(goOn, { timeout: IDLE_TIMEOUT_MS });
}
