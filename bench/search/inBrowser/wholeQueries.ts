import type { Browser } from '@playwright/test';
import { instrument, type Notes } from './instrument.ts';
import { openUnwatched } from './unwatched.ts';

/**
 * Runs in the page: opens the search and runs queries one after another, each entered at once.
 *
 * @returns milliseconds from the input to the hits, without the first query, which fetches what every search needs
 */
async function askAll(queries: readonly string[]): Promise<number[]> {
  const until = async (holds: () => boolean) => {
    const deadline = performance.now() + 30_000;
    while (!holds()) {
      if (performance.now() > deadline) {
        throw new Error(`Waited in vain for ${holds}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const notes = () => Reflect.get(window, 'notes') as Notes;
  const field = () => document.querySelector('[role=combobox]');
  await until(() => document.documentElement?.dataset.hasHydrated === 'true');
  document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click();
  await until(() => field() !== null);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const fill = (text: string) => {
    set?.call(field(), text);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const times = [];
  for (const query of queries) {
    fill('');
    await until(() => document.querySelector('[role=option]') === null);
    fill(query);
    await until(() => notes().shown > 0);
    times.push(notes().shown - notes().typed);
  }
  return times.slice(1);
}

/**
 * Times queries entered at once, in a page that has searched before and without a slowdown, as comparable
 * sites were measured.
 *
 * @param queries - the first one isn't timed
 * @returns milliseconds from the input to the hits
 */
export async function wholeQueryTimes(
  browser: Browser,
  baseURL: string,
  queries: readonly string[],
): Promise<number[]> {
  const page = await openUnwatched(browser, `${baseURL}/about`, instrument);
  try {
    return await page.evaluate(askAll, queries);
  } finally {
    await page.close();
  }
}
