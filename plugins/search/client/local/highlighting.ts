import type { Highlight, HighlightResult } from '../../shared/query.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { matchWord } from './matching.ts';
import { soughtWords, wordsOf } from './words.ts';

/** What stands before and after a matched word. */
export interface Tags {
  readonly before: string;
  readonly after: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Makes a text safe to stand in HTML, in an element or in an attribute's quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * Marks the words of a query in a text; a word that only begins like one is marked that far.
 *
 * @param sought - folded words of the query
 */
export function highlight(text: string, sought: readonly string[], tags: Tags): Highlight {
  const matchedWords = new Set<string>();
  let value = '';
  let done = 0;
  for (const { folded, start, end } of wordsOf(text)) {
    const [best] = sought
      .flatMap((word) => {
        const match = matchWord(word, folded);
        return match === undefined ? [] : [{ word, ...match }];
      })
      .sort((a, b) => b.quality - a.quality);
    if (best === undefined) {
      continue;
    }
    matchedWords.add(best.word);
    // Folding can change a word's length; offsets inside it then mean nothing.
    const until = folded.length === end - start ? start + best.length : end;
    value += `${escapeHtml(text.slice(done, start))}${tags.before}${escapeHtml(text.slice(start, until))}${tags.after}`;
    done = until;
  }
  return {
    value: value + escapeHtml(text.slice(done)),
    matchLevel: ['none', 'partial', 'full'][
      Number(matchedWords.size > 0) + Number(matchedWords.size === sought.length)
    ] as Highlight['matchLevel'],
    matchedWords: [...matchedWords],
  };
}

/** Marks the words of a query in the path of a record. */
export function highlightRecord(record: SearchRecord, query: string, tags: Tags): HighlightResult {
  const sought = soughtWords(query);
  return {
    hierarchy: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = record.hierarchy[level];
        return text === null ? [] : [[level, highlight(text, sought, tags)]];
      }),
    ),
  };
}
