/**
 * Characters of an article that overflow a screen of {@link FIRST_SCREEN_HEIGHT}: no document of the library
 * fits 90% of them on one, at any width.
 */
const LETTERS = 2000;

/** Elements whose text takes up no lines: source code, drawings, and select lists. */
const WITHOUT_LINES = new Set(['math', 'noscript', 'script', 'select', 'style', 'svg', 'template']);

/** Whether an element's text takes up no lines. A false positive only makes the first screen longer. */
const isUnseen = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  WITHOUT_LINES.has(tag) ||
  'hidden' in attributes ||
  (tag === 'details' && !('open' in attributes));

/**
 * Follows the parser through a page to find what's certainly below the first screen: whatever comes after
 * enough text in its article, what follows that article next to it, and the page's footer. Positions are the
 * number of open elements around them.
 */
export class FirstScreen {
  #letters = 0;
  #isFull = false;
  /** Depths of open elements; infinity if there's none. */
  #article = Number.POSITIVE_INFINITY;
  #unseen = Number.POSITIVE_INFINITY;
  #footer = Number.POSITIVE_INFINITY;
  #table = Number.POSITIVE_INFINITY;

  /**
   * @param tag - of a start tag
   * @param depth - number of open elements around it
   * @returns whether it's below the first screen
   */
  startOf(tag: string, attributes: Readonly<Record<string, string>>, depth: number): boolean {
    if (depth <= this.#table) {
      this.#table = tag === 'table' ? depth : Number.POSITIVE_INFINITY;
      // Column widths depend on all rows of a table.
      this.#isFull = this.#letters > LETTERS;
    }
    if (depth < this.#article) {
      this.#article = tag === 'article' && !this.#isFull ? depth : Number.POSITIVE_INFINITY;
    }
    if (depth <= this.#unseen) {
      this.#unseen = isUnseen(tag, attributes) ? depth : Number.POSITIVE_INFINITY;
    }
    if (depth <= this.#footer) {
      this.#footer = tag === 'footer' ? depth : Number.POSITIVE_INFINITY;
    }
    return this.#isFull && (depth >= this.#article || depth >= this.#footer);
  }

  /**
   * @param text - a text node
   * @param depth - number of open elements around it
   */
  text(text: string, depth: number): void {
    if (depth > this.#article && depth <= this.#unseen) {
      this.#letters += text.length;
    }
  }
}
