import type { SearchHit } from '@site/plugins/search/shared/query';
import { LEVELS, type Level } from '../../../../plugins/search/shared/record';

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
  if (hit.type === 'content') {
    const path = LEVELS.slice(1).map(marked).filter(Boolean);
    const title = hit._snippetResult?.content?.value ?? hit.content ?? path.at(-1) ?? '';
    return { title, path, snippet: '' };
  }
  return {
    title: marked(hit.type),
    path: LEVELS.slice(1, LEVELS.indexOf(hit.type)).map(marked).filter(Boolean),
    snippet: hit._snippetResult?.content?.value ?? '',
  };
}
