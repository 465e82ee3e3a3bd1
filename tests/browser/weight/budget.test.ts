import { loadedBy } from '../../../bench/bundle/loadedBy.mjs';
import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';

/** Bytes that a page may make a browser load, compressed, by kind; a little above what it does. */
const BUDGETS = { script: 146_000, stylesheet: 19_500 };

test('a document of many blocks makes a browser load no more than its budget', async ({
  browser,
}) => {
  const loaded = await loadedBy(browser, `${addressOf(SITE)}/docker`);
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    const files = loaded.filter((file) => file.kind === kind);
    const sum = files.reduce((total, { compressed }) => total + compressed, 0);
    expect(sum, kind).toBeLessThanOrEqual(budget);
    expect(sum, kind).toBeGreaterThan(budget / 2);
  }
});
