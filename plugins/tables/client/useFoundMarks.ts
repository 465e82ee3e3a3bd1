import { type RefObject, useEffect } from 'react';
import visuallyHidden from '../../../ui/VisuallyHidden.module.css';
import styles from './DataTable.module.css';
import { foundIn } from './foundText';
import { wordsIn } from './model';

/** Name of the highlight, which styles.module.css draws. */
const HIGHLIGHT = 'table-filter';

/** What's in a row besides its values. */
const BESIDE_VALUES = `button, .${styles.anchor}, .${styles.label}, .${visuallyHidden.hidden}`;

/** The visible texts of a table's values. */
function* textsOf(table: HTMLTableElement): Generator<Text> {
  for (const row of table.querySelectorAll<HTMLElement>('tbody tr:not([hidden])')) {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest(BESIDE_VALUES)) {
        yield text;
      }
    }
  }
}

/** The highlight that the tables of a page share. */
function sharedHighlight(): Highlight {
  const shared = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
  CSS.highlights.set(HIGHLIGHT, shared);
  return shared;
}

/**
 * Marks what a filter finds, without touching the cells. Older browsers filter without marks.
 *
 * @param seen - the rows; a new object when they change
 * @param open - the opened rows; a new object when they change, because their cells have other elements
 * @see https://drafts.csswg.org/css-highlight-api-1/
 */
export function useFoundMarks(
  table: RefObject<HTMLTableElement | null>,
  text: string,
  seen: object,
  open: object | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other texts, and opened ones too
  useEffect(() => {
    const words = wordsIn(text);
    if (table.current === null || words.length === 0 || typeof Highlight === 'undefined') {
      return undefined;
    }
    const highlight = sharedHighlight();
    const ranges: Range[] = [];
    for (const node of textsOf(table.current)) {
      for (const [start, end] of foundIn(node.data, words)) {
        const range = new Range();
        range.setStart(node, start);
        range.setEnd(node, end);
        ranges.push(range);
        highlight.add(range);
      }
    }
    return () => {
      for (const range of ranges) {
        highlight.delete(range);
      }
    };
  }, [table, text, seen, open]);
}
