import { RetryError } from '../shared/query.ts';

/**
 * Loads a part of the search on first use, and retries on the next use after a failure.
 *
 * @param load - fetches the part
 * @param what - its name in messages, such as "the records"
 * @returns a function that resolves to the part, or logs the cause and throws {@link RetryError}
 */
export function loadedOnce<Part>(load: () => Promise<Part>, what: string): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch (cause) {
      loading = undefined;
      const message = `Search: ${what} could not be loaded.`;
      console.error(message, cause);
      throw new RetryError(message, { cause });
    }
  };
}
