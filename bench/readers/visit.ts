import type { Browser, Page } from 'playwright-core';
import { Refusal } from '../../site/refusal.ts';
import type { SlowSite } from './server.ts';

/** How much slower than this machine's a phone's processor is. */
const SLOWDOWN = 4;

/** Milliseconds from the load event to what the reader does, and from hovering to pressing. */
const READING_MS = 2000;
const HOVERING_MS = 150;

/** How long typing a query takes, in milliseconds. */
const TYPING_MS = 1000;

/** Milliseconds after which bytes no longer count as the click's. */
const AFTERMATH_MS = 300;

/** Milliseconds after which a task has failed. */
const LIMIT_MS = 15_000;

/** The hits of the search of each generator. */
const HITS =
  '[role=dialog] [role=option], dialog [role=option], #localsearch-list .result, .pagefind-ui__result';

/** A link from a page to another, as URL paths. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

/** What a reader waited for, in milliseconds, and the bytes sent for it. */
export interface Visit {
  readonly milliseconds: number;
  readonly bytes: number;
  /** Bytes sent between the load event and the reader's action. */
  readonly before: number;
}

const bytesOf = (site: SlowSite) => site.takeRequests().reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Opens a page of a site as a slow phone does.
 *
 * @param act - does what is measured; calls `read` first, which reads the page for a while, and returns the bytes that
 *   were sent meanwhile
 */
async function visit<Result>(
  browser: Browser,
  site: SlowSite,
  address: string,
  act: (page: Page, read: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    // tsx names functions with it.
    await context.addInitScript('globalThis.__name = (named) => named');
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    site.takeRequests();
    await page.goto(site.origin + address, { waitUntil: 'load', timeout: 60_000 });
    site.takeRequests();
    return await act(page, async () => {
      await page.waitForTimeout(READING_MS);
      return bytesOf(site);
    });
  } finally {
    await context.close();
  }
}

/** Records when the reader clicks, and when the first heading changes. The times survive a full page load. */
function watchHeading(): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const heading = () =>
    [...document.querySelectorAll('h1')].find((each) => each.getClientRects().length > 0)
      ?.textContent;
  addEventListener(
    'click',
    () => {
      sessionStorage.clicked = now();
      sessionStorage.former = heading();
    },
    true,
  );
  const look = () => {
    const current = heading();
    if (
      sessionStorage.clicked &&
      !sessionStorage.seen &&
      current &&
      current !== sessionStorage.former
    ) {
      // The next frame comes after this one is painted.
      requestAnimationFrame(() => {
        sessionStorage.seen ??= now();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Finds the middle of the first line of a text's link to a page, in view if there is one; undefined without a link. */
function middleOfLink(to: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('article a, main a')].filter(
    (link) => link.checkVisibility() && link.pathname.replace(/(.)\/$/, '$1') === to,
  );
  const lineOf = (link: HTMLAnchorElement | undefined) => link?.getClientRects()[0];
  const isInView = (link: HTMLAnchorElement) => {
    const { top = -1, bottom = 0 } = lineOf(link) ?? {};
    return top >= 0 && bottom < innerHeight;
  };
  const link = links.find(isInView) ?? links.find((each) => lineOf(each));
  if (link && !isInView(link)) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const line = lineOf(link);
  return line && { x: line.x + line.width / 2, y: line.y + line.height / 2 };
}

/** Waits for an entry of the page's storage, across page loads. */
async function stored(page: Page, name: string): Promise<number> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const value = await page.evaluate((key) => sessionStorage.getItem(key), name).catch(() => null);
    if (value !== null) {
      return Number(value);
    }
    await page.waitForTimeout(50);
  }
  return Number.POSITIVE_INFINITY;
}

/** Follows a link, and measures how long the next heading takes. */
export const follow = (
  browser: Browser,
  site: SlowSite,
  { from, to }: Step,
  isHovered: boolean,
): Promise<Visit> =>
  visit(browser, site, from, async (page, read) => {
    await page.evaluate(watchHeading);
    await page.addInitScript(watchHeading);
    const before = await read();
    const middle = await page.evaluate(middleOfLink, to);
    if (middle === undefined) {
      throw new Refusal(`the text of ${from} has no link to ${to}; name a page that it links to`);
    }
    await page.mouse.move(middle.x, middle.y);
    if (isHovered) {
      await page.waitForTimeout(HOVERING_MS);
    }
    await page.mouse.down();
    await page.mouse.up();
    const milliseconds = (await stored(page, 'seen')) - (await stored(page, 'clicked'));
    await page.waitForTimeout(AFTERMATH_MS);
    return { milliseconds, before, bytes: bytesOf(site) };
  });

/** Opens the search by its key, types two words, and measures how long a hit that contains them takes. */
export const search = (
  browser: Browser,
  site: SlowSite,
  from: string,
  query: string,
): Promise<Visit> =>
  visit(browser, site, from, async (page, read) => {
    const before = await read();
    const start = Date.now();
    await page.evaluate(
      ([selector, words]) => {
        const look = () => {
          const isFound = [...document.querySelectorAll(selector as string)].some(
            (hit) =>
              hit.getClientRects().length > 0 &&
              (words as string[]).every((word) => hit.textContent.toLowerCase().includes(word)),
          );
          const { value } = (document.activeElement ?? {}) as HTMLInputElement;
          if (isFound && value === (words as string[]).join(' ')) {
            sessionStorage.found = String(Date.now());
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      },
      [HITS, query.split(' ')] as const,
    );
    await page.keyboard.press('Control+k');
    for (const [at, character] of [...query].entries()) {
      await page.waitForTimeout(
        Math.max(0, start + (TYPING_MS * (at + 1)) / query.length - Date.now()),
      );
      await page.keyboard.type(character);
    }
    const milliseconds = (await stored(page, 'found')) - start;
    return { milliseconds, before, bytes: bytesOf(site) };
  });
