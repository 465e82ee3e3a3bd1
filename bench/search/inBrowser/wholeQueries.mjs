import { instrument } from './instrument.mjs';
import { openUnwatched } from './unwatched.mjs';

/**
 * Runs in the page: opens the search and runs queries one after another, each entered at once.
 *
 * @param {readonly string[]} queries
 * @returns {Promise<number[]>} milliseconds from the input to the hits, without the first query, which fetches what
 *   every search needs
 */
async function askAll(queries) {
  const until = async (/** @type {() => boolean} */ holds) => {
    const deadline = performance.now() + 30_000;
    while (!holds()) {
      if (performance.now() > deadline) {
        throw new Error(`Waited in vain for ${holds}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const notes = () =>
    /** @type {import('./instrument.mjs').Notes} */ (Reflect.get(window, 'notes'));
  const field = () => document.querySelector('[role=combobox]');
  await until(() => document.documentElement?.dataset.hasHydrated === 'true');
  /** @type {HTMLElement | null} */ (document.querySelector('[aria-keyshortcuts]'))?.click();
  await until(() => field() !== null);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const fill = (/** @type {string} */ text) => {
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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} baseURL
 * @param {readonly string[]} queries the first one isn't timed
 * @returns {Promise<number[]>} milliseconds from the input to the hits
 */
export async function wholeQueryTimes(browser, baseURL, queries) {
  const page = await openUnwatched(browser, `${baseURL}/about`, instrument);
  try {
    return await page.evaluate(askAll, queries);
  } finally {
    await page.close();
  }
}
