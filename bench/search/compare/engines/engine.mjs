import { gzipSync } from 'node:zlib';

/**
 * A search engine with the library's records in it.
 *
 * @typedef {object} Engine
 * @property {(query: string) => Promise<readonly string[]>} search addresses of the first hits, best first
 * @property {() => number} fetched bytes that a browser has fetched so far, its code and index, compressed
 * @property {number} total bytes of the whole index, compressed
 * @property {() => Promise<void>} [close]
 */

/**
 * How an engine is made ready.
 *
 * @typedef {object} EngineKind
 * @property {string} name
 * @property {(records: readonly import('../../library.mjs').SearchRecord[]) => Promise<Engine>} open
 */

/** Hits that are asked for: as many as count. */
export const HITS = 10;

/** What a match weighs by the text it is in, for every engine that can be told. */
export const BOOSTS = { title: 6, heading: 4, keywords: 4, content: 1 };

/**
 * A record as the other engines take it: its texts apart.
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
 * Size as a server would send it.
 *
 * @param {string | Uint8Array} content
 */
export function compressed(content) {
  return gzipSync(content, { level: 9 }).length;
}
