import { gzipSync } from 'node:zlib';

/**
 * A search engine with the library's records.
 *
 * @typedef {object} Engine
 * @property {(query: string) => Promise<readonly string[]>} search returns the URLs of the first hits, best first
 * @property {() => number} fetched returns the bytes fetched so far, code and index, compressed
 * @property {number} total size of the complete index, compressed
 * @property {() => Promise<void>} [close]
 */

/**
 * An engine to compare.
 *
 * @typedef {object} EngineKind
 * @property {string} name
 * @property {(records: readonly import('../../library.mjs').SearchRecord[]) => Promise<Engine>} open
 */

/** Number of hits requested: hits beyond it don't count. */
export const HITS = 10;

/** Weights of matches by field, for engines that support weights. */
export const BOOSTS = { title: 6, heading: 4, keywords: 4, content: 1 };

/**
 * Converts a record to the form that the other engines take, with its texts in separate fields.
 *
 * @param {import('../../library.mjs').SearchRecord} record
 */
export function documentOf({ url, type, hierarchy, keywords = [], content }) {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    id: url,
    title: type === 'lvl1' ? lvl1 : '',
    heading: [lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean).join(' '),
    keywords: keywords.join(' '),
    content: `${type === 'lvl1' ? '' : lvl1} ${content ?? ''}`,
  };
}

/**
 * Returns the size as a server would send it.
 *
 * @param {string | Uint8Array} content
 */
export function compressed(content) {
  return gzipSync(content, { level: 9 }).length;
}
