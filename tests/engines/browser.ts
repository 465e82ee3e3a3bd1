/** A browser with one window, driven the same way whatever its engine. */
export interface Browser {
  /** Name and version of the engine. */
  readonly name: string;
  /** Loads an address, and returns once its document is parsed. */
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It has to be self-contained: only its text gets there. */
  evaluate<A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A): Promise<R>;
  /** Presses the middle of the first element that matches. */
  click(selector: string): Promise<void>;
  /** Presses the keys of a text, one after the other. */
  type(text: string): Promise<void>;
  /** The errors and warnings of the pages since the last call. */
  takeFaults(): Promise<readonly string[]>;
  close(): Promise<void>;
}
