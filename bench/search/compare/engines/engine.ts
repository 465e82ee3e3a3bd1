import { gzipSync } from 'node:zlib';
import type { SearchRecord } from '../../../../plugins/search/shared/record.ts';

/** A search engine with the library's records. */
interface Engine {
  /** Returns the URLs of the first hits, best first. */
  readonly search: (query: string) => Promise<readonly string[]>;
  /** Returns the bytes fetched so far, code and index, compressed. */
  readonly fetched: () => number;
  /** Size of the complete index, compressed. */
  readonly total: number;
  readonly close?: () => Promise<void>;
}

/** An engine to compare. */
export interface EngineKind {
  readonly name: string;
  readonly open: (records: readonly SearchRecord[]) => Promise<Engine>;
}

/** Number of hits requested: hits beyond it don't count. */
export const HITS = 10;

/** Weights of matches by field, for engines that support weights. */
export const BOOSTS = { title: 6, heading: 4, keywords: 4, content: 1 };

/** Converts a record to the form that the other engines take, with its texts in separate fields. */
export function documentOf({ url, type, hierarchy, keywords = [], content }: SearchRecord) {
  const { lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } = hierarchy;
  return {
    id: url,
    title: type === 'lvl1' ? lvl1 : '',
    heading: [lvl2, lvl3, lvl4, lvl5, lvl6].filter(Boolean).join(' '),
    keywords: keywords.join(' '),
    content: `${type === 'lvl1' ? '' : lvl1} ${content ?? ''}`,
  };
}

/** Returns the size as a server would send it. */
export function compressed(content: string | Uint8Array) {
  return gzipSync(content, { level: 9 }).length;
}
