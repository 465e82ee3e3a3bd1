import { matchesIn } from './passages.ts';
import type { PageRule } from './rule.ts';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

/** A day with its weekday before it. */
const WITH_WEEKDAY = new RegExp(
  `\\b(${WEEKDAYS.join('|')}),? ((?:${MONTHS}) \\d{1,2}, \\d{4}|\\d{4}-\\d\\d-\\d\\d)(?![\\w-])`,
  'g',
);

/** Readers plan trips by weekdays. */
export const weekdays: PageRule = {
  description: 'A date has the weekday that it falls on.',
  check: (page) =>
    matchesIn(page, WITH_WEEKDAY).flatMap(({ line, match: [, written, day = ''] }) => {
      const real = WEEKDAYS[new Date(`${day} UTC`).getUTCDay()];
      const message = `${day} isn't a ${written}; write ${real}, or correct the date`;
      return real === undefined || real === written ? [] : [{ line, message }];
    }),
};
