/** A map in the bundler's runtime, from and to short texts. */
const MAP = /\{\s*"?[\w-]+"?:\s*"[^"{}]*"(?:,\s*"?[\w-]+"?:\s*"[^"{}]*")*,?\s*\}/g;

const PAIR = /"?([\w-]+)"?:\s*"([^"]*)"/g;

/**
 * Takes chunks out of the maps of the bundler's runtime: from ids to names and to hashes, and from names
 * to ids. There is no other place that grows with the number of chunks.
 *
 * @param code - the runtime before it is minified
 * @param ids - of the chunks that are found by the directory
 * @param names - theirs
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
