import { SHOWN_LENGTH } from '../../shared/format.ts';
import { LEVELS, type SearchRecord } from '../../shared/record.ts';
import { foldedText, isStopWord } from '../../shared/words.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { closeness } from './closeness.ts';
import type { Marks } from './marking.ts';
import { isMissing, type Ranking, sorted, stringGain } from './rank.ts';
import { readRecord } from './readRecord.ts';
import { type SoughtString, stringsIn } from './strings.ts';
import { hasPhrase } from './syntax.ts';
import type { SlotWeights } from './weights.ts';

/** Number of records that are reranked by word proximity. */
const CLOSER_LOOK = 10;

/** Number of records in whose texts the strings of a query are looked for: those that are shown. */
const STRING_LOOK = 20;

/** Number of records in whose texts phrases are looked for. */
const PHRASE_LOOK = 100;

/** A text that's at most this much shorter than the longest one may have been cut, at a space. */
const CUT_MARGIN = 100;

const headingsOf = ({ hierarchy }: SearchRecord): readonly string[] =>
  LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []);

const textOf = (record: SearchRecord) => [...headingsOf(record), record.content].join('\n');

const isCut = ({ content }: SearchRecord) => (content?.length ?? 0) > SHOWN_LENGTH - CUT_MARGIN;

/** Records that have been looked at, in their new order, and the strings of the query that none of them has. */
interface LookedAt {
  readonly records: readonly number[];
  readonly unknown: readonly SoughtString[];
}

/**
 * Reranks the top records by how close together the query words are, and by the strings that they really have.
 *
 * @throws IndexFailure if a text can't be loaded
 */
export async function lookedAtCloser(
  files: IndexFiles,
  { records, scores, sought }: Ranking,
  strings: readonly SoughtString[],
  marks: Marks,
): Promise<LookedAt> {
  const look = strings.length > 0 ? STRING_LOOK : CLOSER_LOOK;
  const first = records.slice(0, look);
  if (strings.length === 0 && (sought.length < 2 || first.length < 2)) {
    return { records, unknown: [] };
  }
  const known = new Set(strings.filter((string) => string.records.size > look));
  const read = first.map(async (position, at) => {
    const { record, parts, headings } = await readRecord(files, position, marks);
    let score = scores[position] ?? 0;
    if (at < CLOSER_LOOK && sought.length > 1) {
      const named = LEVELS.slice(1).flatMap((level) => headings.get(level) ?? []);
      score += closeness(parts, named, sought);
    }
    if (strings.length > 0) {
      const supposed = strings.filter((string) => string.records.has(position));
      const had = stringsIn(strings, position, textOf(record), isCut(record));
      for (const string of had) {
        known.add(string);
      }
      score += stringGain(had, sought.length) - stringGain(supposed, sought.length);
    }
    scores[position] = score;
  });
  await Promise.all(read);
  return {
    records: [...sorted(first, scores), ...records.slice(look)],
    unknown: strings.filter((string) => !known.has(string)),
  };
}

/** Whether a record has each word of a phrase, not only what's above it. */
function hasWords(phrase: string, weights: readonly SlotWeights[], record: number): boolean {
  const words = foldedText(phrase).split(' ');
  return words
    .filter((word) => !isStopWord(word))
    .every((word) =>
      weights.some(
        ({ slot, names, texts }) =>
          slot.word === word && (names[record] ?? 0) + (texts[record] ?? 0) > 0,
      ),
    );
}

/** The records that have all phrases of a query, and whether others may have them, too. */
interface WithPhrases {
  readonly records: readonly number[];
  readonly isComplete: boolean;
}

/**
 * Keeps the records that have all phrases, in their order. Where a text has been cut, the phrase may be in the rest.
 *
 * @throws IndexFailure if a text can't be loaded
 */
export async function withPhrases(
  files: IndexFiles,
  records: readonly number[],
  phrases: readonly string[],
  weights: readonly SlotWeights[],
): Promise<WithPhrases> {
  if (phrases.length === 0) {
    return { records, isComplete: true };
  }
  const words = new Set(phrases.flatMap((phrase) => foldedText(phrase).split(' ')));
  const sought = weights.filter(({ slot }) => words.has(slot.word));
  const candidates = records.filter((record) =>
    sought.every((slot) => !isMissing(files.outline, slot, record)),
  );
  const whole: number[] = [];
  const cut: number[] = [];
  await Promise.all(
    candidates.slice(0, PHRASE_LOOK).map(async (position) => {
      const record = await files.record(position);
      const text = textOf(record);
      if (phrases.every((phrase) => hasPhrase(text, phrase))) {
        whole.push(position);
      } else if (isCut(record) && phrases.every((phrase) => hasWords(phrase, weights, position))) {
        cut.push(position);
      }
    }),
  );
  const inOrder = (some: readonly number[]) => records.filter((record) => some.includes(record));
  return {
    records: [...inOrder(whole), ...inOrder(cut)],
    isComplete: candidates.length <= PHRASE_LOOK,
  };
}
