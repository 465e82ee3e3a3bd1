import type { SearchHit } from '@site/plugins/search/shared/query';
import { LEVELS, type Level } from '../../../../plugins/search/shared/record';

/** What of a hit is shown; each text escaped, with its matched words marked. */
export interface HitTexts {
  /** The heading or title the hit leads to, or the paragraph. */
  readonly title: string;
  /** The headings above it, the page's title first; none for a page. */
  readonly path: readonly string[];
  /** The place's own words around those that matched; empty where it has none. */
  readonly snippet: string;
}

/** The texts of a hit, marked where the client marked them. */
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
