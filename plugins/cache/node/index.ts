import { createHash } from 'node:crypto';
import path from 'node:path';
import { readKept, writeKept } from './keptFile.ts';

/** Keeps what was made of texts from one build to the next. */
export interface ResultCache<Result> {
  /**
   * What is made of a text.
   *
   * @param text - everything that the result depends on, but for the code that makes it
   * @param make - makes it, where it was not made before
   * @param isKept - whether a later build may have it
   */
  of(text: string, make: () => Result, isKept?: (result: Result) => boolean): Result;
  /** The same of what takes its time to be made. */
  ofLater(text: string, make: () => Promise<Result>): Promise<Result>;
  /** What an earlier build, or this one, has made of a text; `undefined` where nothing was kept. */
  find(text: string): Result | undefined;
  /** Keeps what was made of a text. */
  keep(text: string, result: Result): void;
  /** Writes what was asked for, and nothing else, for the next build. */
  write(): Promise<void>;
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Opens a cache of results, which Node's structured clone can copy.
 *
 * @param folder - absolute path of a folder whose name stands for the code that makes the results and for
 *   the versions of what it uses; without one, nothing is kept
 * @param name - name of the cache, unique in the folder
 */
export function resultCache<Result>(folder: string | undefined, name: string): ResultCache<Result> {
  if (folder === undefined) {
    return {
      of: (_text, make) => make(),
      ofLater: (_text, make) => make(),
      find: () => undefined,
      keep: () => undefined,
      write: async () => undefined,
    };
  }
  const file = path.join(folder, name);
  const former = readKept<ReadonlyMap<string, Result>>(file) ?? new Map<string, Result>();
  const current = new Map<string, Result>();
  return {
    of(text, make, isKept = () => true) {
      const key = keyOf(text);
      const result = former.get(key) ?? make();
      if (isKept(result)) {
        current.set(key, result);
      }
      return result;
    },
    async ofLater(text, make) {
      const key = keyOf(text);
      const result = former.get(key) ?? (await make());
      current.set(key, result);
      return result;
    },
    find(text) {
      const key = keyOf(text);
      const result = current.get(key) ?? former.get(key);
      if (result !== undefined) {
        current.set(key, result);
      }
      return result;
    },
    keep(text, result) {
      current.set(keyOf(text), result);
    },
    async write() {
      if (current.size === former.size && [...current.keys()].every((key) => former.has(key))) {
        return;
      }
      writeKept(file, current);
    },
  };
}
