import { RetryError } from '../shared/query.ts';

/**
 * Loads a part of the search when it is first needed, and again when it is needed after a failure.
 *
 * @param load - fetches the part
 * @param what - its name in messages, such as "the records"
 * @returns gives the part; throws {@link RetryError} when it cannot be had, and names the cause on the console
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
