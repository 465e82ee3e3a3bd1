import { type ConsoleMessage, expect, type Request } from '@playwright/test';
import { watchLeaving } from './leaving.ts';
import { test as base } from './windows.ts';

export { expect };

/** How a test declares the faults of its pages. */
export interface Faults {
  /**
   * Expects faults that match. The test also fails if none of them occurs.
   */
  expect(pattern: RegExp): void;
}

/** The only warnings that count: the hydrated page differs from the server's HTML. */
const HYDRATION = /hydrat|did not match/i;

/**
 * Whether a request is a prefetch, which the browser aborts when the file is actually needed, or a request of
 * framework/routes for the directory, which lists what else to prefetch.
 */
const isPrefetch = (request: Request) =>
  request.url().includes('/page-routes/') ||
  ['purpose', 'sec-purpose'].some((name) => request.headers()[name]?.startsWith('prefetch'));

/** Removes the hash from a URL, as in a `Referer` header. */
const withoutHash = (address: string) => address.replace(/#.*/s, '');

/** The events of a context that report faults. */
const WATCHED = ['console', 'weberror', 'request', 'requestfailed', 'response'] as const;

/** The browser's error for an aborted request. */
const ABORTED = 'net::ERR_ABORTED';

/** Returns the fault that a console message reports, if any. */
function faultOfConsole(message: ConsoleMessage): string | undefined {
  const isFault =
    message.type() === 'error' || (message.type() === 'warning' && HYDRATION.test(message.text()));
  return isFault
    ? `console: ${message.text()} (${message.location().url}, on ${message.page()?.url()})`
    : undefined;
}

/**
 * A test that fails on errors in the browser's console, hydration mismatches, and failed requests. The browser can't
 * reach other hosts, so requests to them fail the test, too. `otherOrigins` count as the site's own.
 */
export const test = base.extend<{ faults: Faults; otherOrigins: ReadonlySet<string> }>({
  otherOrigins: [new Set<string>(), { option: true }],
  faults: [
    async ({ context, baseURL, otherOrigins }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      const origin = new URL(baseURL ?? '').origin;
      const isOurs = (url: URL) =>
        url.origin === origin ||
        otherOrigins.has(url.origin) ||
        !/^(?:http|ws)s?:$/.test(url.protocol);

      // When a page is left, its pending requests are aborted, which isn't a fault.
      const { isLeftSince } = watchLeaving(context);
      const givenUp: Request[] = [];

      context.on('console', (message) => {
        const fault = faultOfConsole(message);
        if (fault !== undefined) {
          found.push(fault);
        }
      });
      context.on('weberror', (error) => {
        found.push(`error of the page: ${error.error().message}`);
      });
      context.on('request', (request) => {
        if (!isOurs(new URL(request.url()))) {
          found.push(`request to another host: ${request.url()}`);
        }
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'unknown';
        if (reason === ABORTED) {
          // Checked at the end, because the abort can be reported before the page is known to be left.
          givenUp.push(request);
        } else {
          found.push(`failed request: ${request.url()} (${reason})`);
        }
      });
      context.on('response', (response) => {
        if (response.status() >= 400) {
          found.push(`failed request: ${response.url()} (${response.status()})`);
        }
      });

      await use({ expect: (pattern) => expected.push(pattern) });

      for (const request of givenUp) {
        // A request can also be reported after its page was left. Then only its referrer tells which page sent it.
        const { referer } = request.headers();
        const isOfOpenPage = context.pages().some((page) => withoutHash(page.url()) === referer);
        if (!isLeftSince(request) && isOfOpenPage && !isPrefetch(request)) {
          found.push(`failed request: ${request.url()} (${ABORTED})`);
        }
      }

      // Another test may continue in the same window.
      for (const event of WATCHED) {
        await context.removeAllListeners(event);
      }

      // Each pattern must match a fault, and each fault must match a pattern.
      const isExpected = (fault: string) => expected.some((pattern) => pattern.test(fault));
      const missing = expected.filter((pattern) => !found.some((fault) => pattern.test(fault)));
      expect(
        found.filter((fault) => !isExpected(fault)),
        'faults of the pages',
      ).toEqual([]);
      expect(missing.map(String), 'expected faults that did not come').toEqual([]);
    },
    { auto: true },
  ],
});
