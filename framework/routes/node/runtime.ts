/** An object literal in the bundler's runtime that maps short strings to short strings. */
const MAP = /\{\s*"?[\w-]+"?:\s*"[^"{}]*"(?:,\s*"?[\w-]+"?:\s*"[^"{}]*")*,?\s*\}/g;

const PAIR = /"?([\w-]+)"?:\s*"([^"]*)"/g;

/**
 * Removes chunks from the maps of the bundler's runtime: id to name, id to hash, and name to id. Nothing else
 * in it grows with the number of chunks.
 *
 * @param code - the runtime before minification
 * @param ids - of the chunks that the directory lists
 * @param names - of the same chunks
 */
export function withoutChunks(
  code: string,
  ids: ReadonlySet<string>,
  names: ReadonlySet<string>,
): string {
  return code.replace(MAP, (map) => {
    const pairs = Array.from(map.matchAll(PAIR), ([, key = '', value = '']) => ({ key, value }));
    const kept = pairs.filter(
      ({ key, value }) => !ids.has(key) && !(names.has(key) && ids.has(value)),
    );
    return JSON.stringify(Object.fromEntries(kept.map(({ key, value }) => [key, value])));
  });
}
