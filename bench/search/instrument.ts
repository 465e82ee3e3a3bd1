/** The times of the last search, in milliseconds since the page was opened. */
export interface Notes {
  /** When the last key was pressed. */
  typed: number;
  /** When the worker was asked. */
  asked: number;
  /** When it replied; 0 until then. */
  replied: number;
  /** When the page changed after the reply; 0 until then. */
  shown: number;
}

/** Runs in the page before its own code: records when the search worker is asked and when it replies. */
export function instrument() {
  const notes: Notes = { typed: 0, asked: 0, replied: 0, shown: 0 };
  Object.assign(window, { notes });
  // Before the page's own listeners, which ask the worker.
  window.addEventListener(
    'input',
    ({ timeStamp }) => {
      Object.assign(notes, { typed: timeStamp, asked: 0, replied: 0, shown: 0 });
    },
    { capture: true },
  );
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', () => {
        notes.replied = performance.now();
      });
    }

    /** @param message - only messages with an id get an answer */
    override postMessage(message: object) {
      if ('id' in message) {
        notes.asked = performance.now();
      }
      super.postMessage(message);
    }
  };
  new MutationObserver(() => {
    if (notes.replied > 0 && notes.shown === 0) {
      notes.shown = performance.now();
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
