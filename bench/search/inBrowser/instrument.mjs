/**
 * The times of the last search, in milliseconds since the page was opened.
 *
 * @typedef {object} Notes
 * @property {number} typed when the last key was pressed
 * @property {number} asked when the worker was asked
 * @property {number} replied when it replied; 0 until then
 * @property {number} shown when the page changed after the reply; 0 until then
 */

/**
 * Runs in the page before its own code: records when the search worker is asked and when it replies.
 */
export function instrument() {
  /** @type {Notes} */
  const notes = { typed: 0, asked: 0, replied: 0, shown: 0 };
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
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => {
        notes.replied = performance.now();
      });
    }

    /**
     * @override
     * @param {object} message only messages with an id get an answer
     */
    postMessage(message) {
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
