/**
 * Letters of an article that fill more than a screen of {@link FIRST_SCREEN_HEIGHT}: no document of the library shows
 * nine tenths of them on one, at any width.
 */
const LETTERS = 2000;

/** Elements whose text takes no room of lines: sources, drawings, and lists of which one choice is shown. */
const WITHOUT_LINES = new Set(['math', 'noscript', 'script', 'select', 'style', 'svg', 'template']);

/** Whether text in an element takes no room: where there is room all the same, more counts as the first screen. */
const isUnseen = (tag: string, attributes: Readonly<Record<string, string>>): boolean =>
  WITHOUT_LINES.has(tag) ||
  'hidden' in attributes ||
  (tag === 'details' && !('open' in attributes));

/**
 * Follows a page while it is read, and tells what of it can only be below the first screen: what comes after a
 * good deal of text in its article, what follows the article beside it, and then the page's footer. Places are told
 * by how many elements are open around them.
 */
export class FirstScreen {
  #letters = 0;
  #isFull = false;
  /** Depths of what is open, or infinity. */
  #article = Number.POSITIVE_INFINITY;
  #unseen = Number.POSITIVE_INFINITY;
  #footer = Number.POSITIVE_INFINITY;
  #table = Number.POSITIVE_INFINITY;

  /**
   * @param tag - of an element that starts
   * @param depth - how many elements are open around it
   * @returns whether it is below
   */
  startOf(tag: string, attributes: Readonly<Record<string, string>>, depth: number): boolean {
    if (depth <= this.#table) {
      this.#table = tag === 'table' ? depth : Number.POSITIVE_INFINITY;
      // All rows of a table together make its columns.
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
   * @param text - that is in the page
   * @param depth - how many elements are open around it
   */
  text(text: string, depth: number): void {
    if (depth > this.#article && depth <= this.#unseen) {
      this.#letters += text.length;
    }
  }
}
