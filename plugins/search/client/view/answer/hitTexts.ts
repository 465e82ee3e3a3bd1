import type { SearchHit } from '@site/plugins/search/shared/query';
import { LEVELS, type Level } from '../../../shared/record';

/** The tags for the client to put around matches. */
export const MARK = { before: '<mark>', after: '</mark>' } as const;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/**
 * Splits a marked-up string, so that it can be rendered as text and never as HTML.
 *
 * @param value - escaped text with {@link MARK} around matches
 * @returns unmarked and marked text in turn, starting with unmarked text, which may be empty
 */
export function segmentsOf(value: string): readonly string[] {
  return value
    .split(/<\/?mark>/)
    .map((part) =>
      part.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity),
    );
}

/** The strings shown for a hit, escaped, with marked matches. */
export interface HitTexts {
  /** The heading, title, or paragraph that the hit leads to. */
  readonly title: string;
  /** The headings above it, starting with the page's title; empty for a page. */
  readonly path: readonly string[];
  /** Text from the section around the matches; may be empty. */
  readonly snippet: string;
}

/** The strings of a hit, marked where the client marked them. */
export function textsOf(hit: SearchHit): HitTexts {
  const marked = (level: Level) =>
    hit._highlightResult?.hierarchy[level]?.value ?? hit.hierarchy[level] ?? '';
  const snippet = hit._snippetResult?.content?.value;
  const levels = LEVELS.slice(1, hit.type === 'content' ? undefined : LEVELS.indexOf(hit.type));
  const path = levels.map(marked).filter(Boolean);
  if (hit.type === 'content') {
    return { title: snippet ?? hit.content ?? path.at(-1) ?? '', path, snippet: '' };
  }
  return { title: marked(hit.type), path, snippet: snippet ?? '' };
}
