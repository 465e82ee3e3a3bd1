import type { Unknown } from '@site/plugins/search/shared/query';

function sentencesOf({ text, kind, instead }: Unknown): string {
  if (kind !== 'word') {
    return `No exact match for “${text}”. Showing results for its words.`;
  }
  return instead === undefined
    ? `No matches for “${text}”. Showing results without it.`
    : `No matches for “${text}”. Showing results for “${instead}” instead.`;
}

/** Says which parts of a query have no match, and what the results are for instead; empty if there's everything. */
export function unknownText(unknown: readonly Unknown[]): string {
  return unknown.map(sentencesOf).join(' ');
}
