/** Time limit for a file that a search waits for, in milliseconds. */
export const TIME_LIMIT_MS = 30_000;

/**
 * Waits for something from the network, with a time limit.
 *
 * @throws Error if it takes longer than {@link TIME_LIMIT_MS}
 */
export function withTimeLimit<Value>(work: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not arrive within ${TIME_LIMIT_MS / 1000} s`)),
      TIME_LIMIT_MS,
    );
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
