/** A browser with one window, with the same interface for every engine. */
export interface Browser {
  /** Name and version of the engine. */
  readonly name: string;
  /** Loads a URL, and resolves once the document is parsed. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It has to be self-contained, because it's passed as source text. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Clicks the center of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Types a text, one key at a time. */
  type(text: string): Promise<void>;
  /** Returns the errors and warnings of the pages since the last call. */
  takeFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}
