import type { Computed } from '../../shared/query.ts';
import type { IndexFiles } from '../local/openIndex.ts';
import { timeElsewhere } from './clock.ts';
import { color } from './colors.ts';
import { converted } from './conversions.ts';
import { iban, notation } from './identifiers.ts';
import { weighed } from './kitchen.ts';
import { isAt } from './pageAt.ts';

/** Words around a question that don't change its answer. */
const AROUND = /^(?:what(?:'s|’s| is)|convert|calculate|how much is)\s+|\s*[?=]+$/g;

/**
 * Computes the answer to a query such as `180 c to f`, `2 cups flour in grams`, or `#ff8800 in oklch`.
 *
 * @param now - the current time, in milliseconds since 1970
 * @returns undefined if the query asks for nothing that can be computed, or for several things, or if the index doesn't
 * have the page that the answer comes from
 * @throws IndexFailure if a required file can't be loaded
 */
export async function computed(
  files: IndexFiles,
  query: string,
  now: number,
): Promise<Computed | undefined> {
  const asked = query.trim().replace(/\s+/g, ' ').toLowerCase().replace(AROUND, '');
  const answer = /\d|[½⅓⅔¼¾⅛]|^how (?:many|much) /.test(asked)
    ? (converted(asked) ??
      color(asked) ??
      notation(asked) ??
      timeElsewhere(asked, now) ??
      iban(asked) ??
      (await weighed(files, asked)))
    : undefined;
  const { origin, pages } = files.outline;
  const [address = '', anchor] = answer?.url.split('#') ?? [];
  const page = pages.find(([, path]) => isAt(path, address) && (files.pages?.has(path) ?? true));
  return answer && page && { ...answer, url: `${origin}${page[1]}#${anchor}`, title: page[0] };
}
