/** The bundler's runtime: fetches a chunk; its modules are evaluated when the promise resolves. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> };

/** Resolves in a new task, so that the browser can respond to the reader before it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Evaluates parts of the site's code, and from then on each chunk that arrives, in a task of its own. */
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
