import { expect, test } from '../page.ts';
import { addressOf, SITE } from '../sites.ts';
import { type OneFlight, serveOneFlight } from './oneFlight.ts';
import { areAlike, expectPainted, movedSince, type Part, screenshot } from './screen.ts';

const origins = new Set<string>();

test.use({ window: 'own', otherOrigins: origins });

/** A document with formulas, one with pictures, and the largest. */
const PATHS = ['/system-design', '/docker', '/airport'];

/** A phone's screen, and the part of a wide screen left of the table of contents. */
const SCREENS: readonly (Part & { readonly window: number })[] = [
  { window: 390, width: 390, height: 844 },
  { window: 1280, width: 1020, height: 900 },
];

let site: OneFlight;

test.beforeEach(async () => {
  site = await serveOneFlight(addressOf(SITE));
  origins.add(site.origin);
});

test.afterEach(() => site.stop());

for (const path of PATHS) {
  for (const { window, ...part } of SCREENS) {
    test.describe(`${window} px wide`, () => {
      test.use({ viewport: { width: window, height: part.height } });

      test(`${path} can be read after the first flight, and stays when the rest comes`, async ({
        page,
      }) => {
        await page.goto(site.origin + path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await expectPainted(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        const first = await screenshot(page, part);
        const painted = await page.evaluate(() => performance.now());

        site.letThrough();
        await expect(page.getByRole('contentinfo')).toContainText('Copyright');
        await page.waitForLoadState();
        expect(await areAlike(page, first, await screenshot(page, part))).toBe(true);
        expect(await movedSince(page, painted)).toBe(0);
      });
    });
  }
}
