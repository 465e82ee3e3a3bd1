import { lineOf } from '../../../../mdx/node/faults.ts';
import { passagesOf, proseOf } from '../prose.ts';
import type { PageRule } from './rule.ts';

/** Words for events in the future. */
const FUTURE =
  /\b(?:will|won['’]t|(?:is|are|was|were) to|(?<!(?:has|have|had|need|needs|not) )to be \w+(?:ed|en)|planned|plans? to|expected|expects|scheduled|slated|due (?:in|on|by|to)|upcoming|takes effect|enters? into force|appl(?:y|ies) from|set to)\b/i;

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const MONTH = `(?<month>${MONTHS.join('|')})`;

/** How documents write days, months, and years. */
const DATES = [
  String.raw`(?<year>\d{4})-(?<number>\d\d)(?:-(?<day>\d\d))?`,
  String.raw`${MONTH} (?<day>\d{1,2}), (?<year>\d{4})`,
  String.raw`(?:(?<day>\d{1,2}) )?${MONTH} (?<year>\d{4})`,
  String.raw`(?<year>(?:19|20)\d\d)`,
].map((pattern) => new RegExp(String.raw`(?<![\w-])${pattern}(?![\w-])`, 'g'));

/** Dates of a source or a status, which don't say when something happens. */
const AS_OF = /\bas of [^,;).]*/gi;

/** The last day of each date in a text, ISO 8601. Treats day 31 as the end of every month. */
function lastDays(text: string): string[] {
  let rest = text.replace(AS_OF, '');
  return DATES.flatMap((pattern) => {
    const found = [...rest.matchAll(pattern)].map(({ groups = {} }) => {
      const { year = '', month, number, day } = groups;
      const named = month === undefined ? '12' : String(MONTHS.indexOf(month) + 1);
      const two = (text: string) => text.padStart(2, '0');
      return `${year}-${two(number ?? named)}-${two(day ?? '31')}`;
    });
    // Remove matches, so that a year is only found if it isn't part of a longer date.
    rest = rest.replace(pattern, '');
    return found;
  });
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** If the date of a future event has passed, the page must say whether it happened. */
export const staleFuture: PageRule = {
  description:
    'What is planned, expected, or to come has no date on or before `verified`; what happened is told as past.',
  sparesDrafts: true,
  check: ({ tree, frontMatter }) => {
    const { verified } = frontMatter.fields;
    if (verified === undefined) {
      return [];
    }
    return passagesOf(tree).flatMap((passage) =>
      [...sentences.segment(proseOf(passage))].flatMap(({ segment }) => {
        const [word] = FUTURE.exec(segment.replace(AS_OF, '')) ?? [];
        const latest = lastDays(segment).sort().at(-1);
        const message = `"${word}" with a date that is past by ${verified}: "${segment.trim().slice(0, 60)}…"; look up what happened, and write that`;
        return word === undefined || latest === undefined || latest > verified
          ? []
          : [{ line: lineOf(passage), message }];
      }),
    );
  },
};
