import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { type Site, serveSite } from './site.ts';
import { openWebKit } from './webkit.ts';

const firefox = inject('firefox');
const webkit = inject('webkit');

/** The engines: whether each is installed, how to start it, and whether its driver reports the console. */
const ENGINES = [
  { engine: 'Firefox', open: firefox && (() => openFirefox(firefox)), reportsConsole: true },
  { engine: 'WebKit', open: webkit && (() => openWebKit(webkit)), reportsConsole: false },
];

/** How long a slow machine may take until a page meets an expectation. */
const PATIENCE = { timeout: 30_000 };

describe.each(ENGINES)('$engine', ({ open, reportsConsole }) => {
  describe.skipIf(open === undefined)('on the production build', () => {
    let browser: Browser;
    let site: Site;

    /** Polls the value of an expression in the page. */
    const expectPage = <A extends readonly unknown[], R>(run: (...args: A) => R, ...args: A) =>
      expect.poll(() => browser.evaluate(run, ...args), PATIENCE);

    const goto = (path: string) => browser.goto(`${site.address}${path}`);
    const isAwake = () => document.documentElement.dataset.hasHydrated === 'true';

    /** Opens a page, and waits until it's hydrated without user activity. */
    async function openAwake(path: string): Promise<void> {
      await goto(path);
      await expectPage(isAwake).toBe(true);
    }

    /** Returns the number of visible elements that match. */
    const countShown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        .length;

    const faults = async () => [...(await browser.takeFaults()), ...site.takeFaults()];

    beforeAll(async () => {
      site = await serveSite({ keepsFaults: !reportsConsole });
      browser = await (open as () => Promise<Browser>)();
      console.log(browser.name);
    });

    afterEach(async () => {
      expect(await faults(), 'faults of the pages').toEqual([]);
    });

    afterAll(async () => {
      await browser?.close();
      site?.close();
    });

    test('faults of a page are seen', async () => {
      await openAwake('/docker');
      await browser.evaluate(() => {
        console.error('planted');
        console.warn('warned');
        setTimeout(() => {
          throw new Error('thrown');
        });
        Promise.reject(new Error('rejected'));
        fetch('/nope');
      });
      const seen: string[] = [];
      for (const fault of ['planted', 'warned', 'thrown', 'rejected', '404 /nope']) {
        const isSeen = async () => seen.push(...(await faults())) && seen.join('\n');
        await expect.poll(isSeen, PATIENCE).toContain(fault);
      }
    });

    test('a page wakes up by itself', async () => {
      await openAwake('/docker');
    });

    test('a press wakes a page up that is still loading', async () => {
      // Without user activity, a page isn't hydrated before it has loaded.
      const release = site.hold(/\/katex\/fonts\//);
      await goto('/interest-rate');
      expect(await browser.evaluate(isAwake)).toBe(false);
      await browser.click('h1');
      await expectPage(isAwake).toBe(true);
      expect(await browser.evaluate(() => document.readyState)).toBe('interactive');
      release();
      // Fonts that are still loading when the page is left would be reported as faults.
      await expectPage(() => document.querySelectorAll('body [data-below]').length).toBe(0);
      await expectPage(() => `${document.readyState} ${document.fonts.status}`).toBe(
        'complete loaded',
      );
    });

    test('a link is followed without loading a page', async () => {
      await openAwake('/docker');
      await browser.evaluate(() => {
        Object.assign(window, { isSame: true });
      });
      await browser.click('.navbar__link[href="/design"]');
      await expectPage(() => document.title).toMatch(/^Design/);
      await expectPage(() => document.querySelector('h1')?.textContent).toBe('Design');
      expect(await browser.evaluate(() => [location.pathname, 'isSame' in window])).toEqual([
        '/design',
        true,
      ]);
    });

    test('the search dialog answers', async () => {
      await openAwake('/focaccia');
      await browser.type('/');
      await expectPage(() => document.activeElement?.matches('dialog input')).toBe(true);
      await browser.type('docker');
      await expectPage(() =>
        document.querySelector('dialog [role=option]')?.getAttribute('href'),
      ).toBe('/docker');
    });

    test('the search page answers', async () => {
      await openAwake('/search?q=docker');
      await expectPage(countShown, 'main li a[href="/docker"]').toBe(1);
    });

    test('a table is filtered', async () => {
      const ROWS = '[data-live] tbody tr';
      await openAwake('/airport');
      await expectPage(countShown, ROWS).toBeGreaterThan(100);
      await browser.click('search input[type=search]');
      await browser.type('zrh');
      await expectPage(countShown, ROWS).toBe(1);
      await expectPage(countShown, '#ZRH').toBe(1);
    });

    test('a diagram is shown', async () => {
      await openAwake('/bank');
      await browser.evaluate(() => document.querySelector('[data-diagram]')?.scrollIntoView());
      await expectPage(countShown, '[data-diagram] img').toBe(1);
    });

    test('a kept section is read without the server', async () => {
      await openAwake('/cooking-index');
      const opener = 'main button[aria-expanded][aria-controls]';
      await browser.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ block: 'center' });
      }, opener);
      await browser.click(opener);
      await expectPage(countShown, 'main td > button').toBe(1);
      await browser.click('main td > button');
      await expectPage(() =>
        [...document.querySelectorAll('main output')].map(({ textContent }) => textContent),
      ).toContain('Cooking is on this device now.');
      const resume = await site.pause();
      await openAwake('/rice');
      expect(await browser.evaluate(() => document.title)).toMatch(/^Rice/);
      await goto('/docker');
      expect(await browser.evaluate(() => document.title)).toBe('This page isn’t on this device');
      await resume();
      await browser.evaluate(async () => {
        for (const registration of await navigator.serviceWorker.getRegistrations()) {
          await registration.unregister();
        }
      });
      // Without a server, requests fail.
      await faults();
    });

    test('the color mode is kept when the page is loaded again', async () => {
      const mode = () => document.documentElement.dataset.theme;
      await openAwake('/docker');
      expect(await browser.evaluate(mode)).toBe('light');
      await browser.click('button[aria-label^="Switch between dark and light mode"]');
      await expectPage(mode).toBe('dark');
      await goto('/docker');
      expect(await browser.evaluate(mode)).toBe('dark');
      await expectPage(isAwake).toBe(true);
      expect(await browser.evaluate(mode)).toBe('dark');
    });
  });
});
