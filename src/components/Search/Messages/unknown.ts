import type { Unknown } from '@site/plugins/search/shared/query';

function sentencesOf({ text, kind, instead }: Unknown): string {
  if (kind !== 'word') {
    return `Nothing has exactly “${text}”. Showing results for its words.`;
  }
  return instead === undefined
    ? `Nothing has “${text}”. Showing results without it.`
    : `Nothing has “${text}”. Showing results for “${instead}”.`;
}

/** Says which parts of a query nothing has, and what the results are for instead; empty if there's everything. */
export function unknownText(unknown: readonly Unknown[]): string {
  return unknown.map(sentencesOf).join(' ');
}
