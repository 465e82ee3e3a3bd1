import { areApart, stemsOf } from '../../shared/stem.ts';
import { foldedText } from '../../shared/words.ts';
import type { Outline } from '../local/readFiles.ts';
import { oncePer } from './oncePer.ts';

/** The bonus by kind of match. The first two exceed what all the words of a query can add up to. */
const GAINS = {
  title: 1000,
  slug: 900,
  sameTitle: 300,
  sameSlug: 250,
  topic: 100,
  begun: 7,
};

interface Name {
  readonly page: number;
  readonly kind: 'title' | 'slug';
  /** The folded name. */
  readonly text: string;
  /** Stems of its words, without stop words. */
  readonly stems: string;
}

/** All names of all pages. */
const namesOf = oncePer(({ pages }: Outline): readonly Name[] =>
  pages.flatMap(([title, path], page) =>
    Object.entries({ title, slug: path.split('/').filter(Boolean).at(-1) ?? '' }).map(
      ([kind, name]) => {
        const text = foldedText(name);
        return { page, kind: kind as Name['kind'], text, stems: stemsOf(text) };
      },
    ),
  ),
);

function gainOf({ kind, text, stems }: Name, query: string, queryStems: string): number {
  if (text === query) {
    return GAINS[kind];
  }
  if (stems === queryStems && !areApart(text, query)) {
    return kind === 'title' ? GAINS.sameTitle : GAINS.sameSlug;
  }
  return text.startsWith(query) ? GAINS.begun : 0;
}

/** The only page with all words of the query in its title or slug; undefined if there are several or none. */
function topicOf(names: readonly Name[], queryStems: string): number | undefined {
  const sought = queryStems.split(' ');
  const [page, ...others] = new Set(
    names
      .filter(({ stems }) => sought.every((word) => stems.split(' ').includes(word)))
      .map((name) => name.page),
  );
  return others.length === 0 ? page : undefined;
}

/**
 * Finds the pages whose title or slug equals or starts with a query, and the page that's the only one with all its words
 * in the title or slug.
 *
 * @returns bonuses by page position
 */
export function namedPages(outline: Outline, query: string): ReadonlyMap<number, number> {
  const folded = foldedText(query);
  const gains = new Map<number, number>();
  if (folded === '') {
    return gains;
  }
  const names = namesOf(outline);
  const stems = stemsOf(folded);
  const raise = (page: number, gain: number) => {
    if (gain > (gains.get(page) ?? 0)) {
      gains.set(page, gain);
    }
  };
  for (const name of names) {
    raise(name.page, gainOf(name, folded, stems));
  }
  const topic = topicOf(names, stems);
  if (topic !== undefined) {
    raise(topic, GAINS.topic);
  }
  return gains;
}

/** Similarity below which two strings count as unrelated. */
const LEAST_LIKENESS = 0.25;

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** The share of letter pairs that two strings have in common (Sørensen–Dice coefficient), 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return (2 * common) / (a.size + b.size);
}

/**
 * Finds the pages whose title, slug, or any word of these or of their keywords is most similar to a query without
 * results.
 *
 * @returns first records of the pages, most similar first; empty if nothing is similar
 */
export function nearest(
  outline: Outline,
  query: string,
  passes: (page: number) => boolean,
): readonly number[] {
  const sought = foldedText(query);
  if (sought === '') {
    return [];
  }
  // A single word of the query may be enough to find a page.
  const phrases = [sought, ...sought.split(' ').filter((word) => word.length > 3)].map(pairsOf);
  const likenessOf = (text: string) => {
    const pairs = pairsOf(text);
    return Math.max(...phrases.map((phrase) => likeness(phrase, pairs)));
  };
  const near = new Float64Array(outline.pages.length);
  const raise = (page: number, like: number) => {
    near[page] = Math.max(near[page] ?? 0, like);
  };
  for (const { page, text } of namesOf(outline)) {
    raise(page, likenessOf(text));
  }
  for (const term of outline.pageWords.terms) {
    const like = likenessOf(term);
    outline.pageWords.each(term, (page) => raise(page, like));
  }
  return [...near.keys()]
    .filter((page) => (near[page] ?? 0) >= LEAST_LIKENESS && passes(page))
    .sort((a, b) => (near[b] ?? 0) - (near[a] ?? 0))
    .map((page) => outline.firstRecord[page] ?? 0);
}
