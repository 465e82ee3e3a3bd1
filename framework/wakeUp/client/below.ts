import { BELOW_ATTRIBUTE } from '../../../release/pageStyles/shared/firstScreen';

/** How long a part of the work may take, in milliseconds: a browser may paint and answer the reader after it. */
const SLICE_MS = 6;

/** At the latest this long after it is asked for, a part is laid out in a browser that is never idle. */
const IDLE_TIMEOUT_MS = 100;

const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Whether the browser keeps what the reader sees in its place when something above it changes its height. */
const keepsPlace = (): boolean => CSS.supports('overflow-anchor', 'auto');

/** Rows of a table that are laid out together: each by itself would have the browser look at the page once more. */
const ROWS = 24;

/** The parts that are laid out one after the other, from the top: a block, or some rows. */
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

/** Has a part laid out, and keeps in its place what the reader sees. */
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
 * Has the browser lay out what is below the first screen, which the page as it was served leaves out until it
 * comes near: bit by bit, as all of it at once takes a slow device a quarter of a second. It is done at once for a
 * reader who follows a link to a place in the page.
 */
export function layOutBelow(): void {
  const marks = document.querySelectorAll(`body [${BELOW_ATTRIBUTE}]`);
  const elements = document.querySelectorAll<HTMLElement>(
    `[${BELOW_ATTRIBUTE}] [${BELOW_ATTRIBUTE}]~*`,
  );
  const waiting = [...partsOf([...elements])];
  const end = () => {
    waiting.length = 0;
    // The root element keeps the attribute: without it, a browser works out the styles of all elements anew.
    for (const mark of marks) {
      mark.removeAttribute(BELOW_ATTRIBUTE);
    }
    for (const { style } of elements) {
      style.removeProperty('content-visibility');
    }
    removeEventListener('click', onLeap, true);
    removeEventListener('keydown', onLeap, true);
    // The contents of the page mark where the reader is, by heights that were only guessed until now.
    document.dispatchEvent(new Event('resize'));
  };
  /** A link, or Enter on a hit of the search, leads to a place by its height. */
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
