import { GARBLED, garbledMessage } from '../../../../mdx/node/characters.ts';
import { matchesIn } from './passages.ts';
import type { PageRule } from './rule.ts';

/** A word, and the same one again; names such as "Bora Bora" are left out below. */
const DOUBLED = /(?<![\p{L}\p{N}'’-])(\p{L}+)\s+(\1)(?![\p{L}\p{N}'’-])/giu;

/** Words that can follow themselves: "the years that that takes", "they had had". */
const CAN_FOLLOW_ITSELF = new Set(['that', 'had', 'very', 'bye', 'no']);

/** Proofreaders miss these, above all across the end of a line. */
export const doubledWords: PageRule = {
  description: 'No word is written twice in a row by mistake.',
  check: (page) =>
    matchesIn(page, DOUBLED)
      .filter(({ match: [, word = '', again = ''] }) => {
        const isName = /^\p{Lu}/u.test(word) && /^\p{Lu}/u.test(again);
        return !isName && !CAN_FOLLOW_ITSELF.has(again.toLowerCase());
      })
      .map(({ line, match: [, word, again] }) => ({
        line,
        message: `"${word} ${again}" has a word twice; delete one`,
      })),
};

/** Documents can show such characters as code. */
export const garbled: PageRule = {
  description: 'No characters are garbled by another encoding, such as Ã© for é.',
  check: (page) =>
    matchesIn(page, new RegExp(GARBLED, 'gu')).map(({ line, match: [found] }) => ({
      line,
      message: garbledMessage(found),
    })),
};

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const MONTH = `(?<month>${MONTHS.join('|')})`;

/** How documents write days. */
const DAYS = [
  String.raw`(?<![\w.-])(?<year>(?:19|20)\d\d)-(?<number>\d\d)-(?<day>\d\d)(?![\w-])`,
  String.raw`\b${MONTH} (?<day>\d{1,2})(?!\d|[,.]\d|:)(?:, (?<year>\d{4})\b)?`,
  String.raw`(?<![\w.-])(?<day>\d{1,2}) ${MONTH}(?: (?<year>\d{4}))?\b`,
].map((pattern) => new RegExp(pattern, 'g'));

/** A leap year, for days without a year. */
const LEAP_YEAR = '2024';

function isDay({
  year = LEAP_YEAR,
  month,
  number,
  day,
}: Record<string, string | undefined>): boolean {
  const ofMonth = number === undefined ? MONTHS.indexOf(month ?? '') : Number(number) - 1;
  const date = new Date(Date.UTC(Number(year), ofMonth, Number(day)));
  // What isn't a day of the month is one of another month.
  return date.getUTCMonth() === ofMonth;
}

/** A reader can't act on a day that doesn't exist. */
export const realDays: PageRule = {
  description: 'Days exist: no month has more of them than the calendar.',
  check: (page) =>
    DAYS.flatMap((pattern) => matchesIn(page, pattern))
      // "In May 32 cups were sold" has no day.
      .filter(({ match: { groups = {} } }) => groups.year !== undefined || Number(groups.day) <= 31)
      .filter(({ match: { groups = {} } }) => !isDay(groups))
      .map(({ line, match: [written] }) => ({
        line,
        message: `"${written}" is a day that doesn't exist; correct it`,
      })),
};
