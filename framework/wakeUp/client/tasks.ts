/** What the bundler's runtime has: fetches a chunk; its modules are evaluated when the promise is kept. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

/** Resolves in a task of its own, before which the browser may answer the reader. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/**
 * Evaluates parts of the site's code one after the other, each in a task, and from then on the modules of
 * each chunk that comes.
 */
export async function tasksApart(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const fetchChunk = __webpack_require__.e;
  let turn = Promise.resolve();
  __webpack_require__.e = async (chunk) => {
    await fetchChunk(chunk);
    turn = turn.then(nextTask);
    await turn;
  };
  for (const evaluate of parts) {
    await nextTask();
    await evaluate();
  }
}
