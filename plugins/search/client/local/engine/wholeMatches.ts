import { stemsOf } from '../../../shared/phrase.ts';
import { areApart } from '../../../shared/stem.ts';
import { foldedText } from '../../../shared/words.ts';
import type { Outline } from '../files/readFiles.ts';

/** Bonuses of the pages that the full query names, by page position. */
export type WholeMatches = ReadonlyMap<number, number>;

/** The bonus by kind of match. The first two exceed what all the words of a query can add up to. */
const GAINS = {
  title: 1000,
  slug: 900,
  sameTitle: 300,
  sameSlug: 250,
  topic: 100,
  keyword: 90,
  begun: 4,
};

interface Name {
  readonly page: number;
  /** The folded name. */
  readonly text: string;
  /** Stems of its words, without stop words. */
  readonly stems: string;
  readonly kind: 'title' | 'slug';
}

const namesByOutline = new WeakMap<Outline, readonly Name[]>();

/** All names of all pages. */
function namesOf(outline: Outline): readonly Name[] {
  const known = namesByOutline.get(outline);
  if (known !== undefined) {
    return known;
  }
  const name = (page: number, text: string, kind: Name['kind']): Name => ({
    page,
    text,
    stems: stemsOf(text),
    kind,
  });
  const names = outline.pages.flatMap(([title, path], page) => [
    name(page, foldedText(title), 'title'),
    name(page, foldedText(path.split('/').filter(Boolean).at(-1) ?? ''), 'slug'),
  ]);
  namesByOutline.set(outline, names);
  return names;
}

function gainOf({ kind, text, stems }: Name, query: string, queryStems: string): number {
  if (text === query) {
    return GAINS[kind];
  }
  if (stems === queryStems && !areApart(text, query)) {
    return { title: GAINS.sameTitle, slug: GAINS.sameSlug }[kind];
  }
  return text.startsWith(query) ? GAINS.begun : 0;
}

/** The only page with all words of the query in its title or slug; undefined if there are several or none. */
function topicOf(names: readonly Name[], queryStems: string): number | undefined {
  const sought = queryStems.split(' ');
  const pages = new Set(
    names.flatMap(({ page, stems }) => {
      const words = stems.split(' ');
      return sought.every((word) => words.includes(word)) ? [page] : [];
    }),
  );
  const [page, ...others] = pages;
  return others.length === 0 ? page : undefined;
}

/**
 * Finds the pages whose title or slug equals or starts with the query, and the page that's the only one with all its
 * words in the title or slug.
 */
export function wholeMatches(outline: Outline, query: string): WholeMatches {
  const folded = foldedText(query);
  const gains = new Map<number, number>();
  if (folded === '') {
    return gains;
  }
  const names = namesOf(outline);
  const stems = stemsOf(folded);
  for (const name of names) {
    const gain = gainOf(name, folded, stems);
    if (gain > (gains.get(name.page) ?? 0)) {
      gains.set(name.page, gain);
    }
  }
  const topic = topicOf(names, stems);
  if (topic !== undefined && (gains.get(topic) ?? 0) < GAINS.topic) {
    gains.set(topic, GAINS.topic);
  }
  return gains;
}
