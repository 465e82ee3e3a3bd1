import { type ConsoleMessage, expect, type Request } from '@playwright/test';
import { watchLeaving } from './leaving.ts';
import { test as base } from './windows.ts';

export { expect };

/** What a test may say about the faults of its pages. */
export interface Faults {
  /**
   * Allows the faults that match, which are then part of what the test proves: one that does not
   * come fails the test too.
   */
  expect(pattern: RegExp): void;
}

/** Warnings count only where they tell that the page was not the one the server had sent. */
const HYDRATION = /hydrat|did not match/i;

/**
 * Whether the browser asked ahead of need, which it gives up when the need itself comes; or framework/routes did,
 * for the directory that tells it what else to ask for.
 */
const isPrefetch = (request: Request) =>
  request.url().includes('/page-routes/') ||
  ['purpose', 'sec-purpose'].some((name) => request.headers()[name]?.startsWith('prefetch'));

/** An address as requests name the page that they come from. */
const withoutHash = (address: string) => address.replace(/#.*/s, '');

/** What of a context tells of faults. */
const WATCHED = ['console', 'weberror', 'request', 'requestfailed', 'response'] as const;

/** How the browser names a request that was given up. */
const ABORTED = 'net::ERR_ABORTED';

/** The fault that a line on the console is, if it is one. */
function faultOfConsole(message: ConsoleMessage): string | undefined {
  const isFault =
    message.type() === 'error' || (message.type() === 'warning' && HYDRATION.test(message.text()));
  return isFault ? `console: ${message.text()} (${message.location().url})` : undefined;
}

/**
 * A test that fails on whatever a reader would find in the browser's console: an error, a page that
 * is not the one the server sent, a request that failed. The browser knows no other hosts, and requests
 * to them fail it too; those of `otherOrigins` count as the site's own.
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

      // What a page still asks for when it is left is given up, which is not a fault.
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
          // Whether its page was left is known at the end: the abort can be told before the leaving.
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
        // A request can be told after the leaving, too; then only the page it names tells where it is from.
        const { referer } = request.headers();
        const isOfOpenPage = context.pages().some((page) => withoutHash(page.url()) === referer);
        if (!isLeftSince(request) && isOfOpenPage && !isPrefetch(request)) {
          found.push(`failed request: ${request.url()} (${ABORTED})`);
        }
      }

      // Another test may go on in the same window.
      for (const event of WATCHED) {
        await context.removeAllListeners(event);
      }

      // Each pattern speaks for at least one fault, each fault has a pattern.
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
