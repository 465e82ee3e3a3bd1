import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { Refusal } from '../../../site/refusal.ts';

/** A file that a page loaded. */
interface Loaded {
  readonly name: string;
  readonly kind: string;
  readonly raw: number;
  readonly compressed: number;
  /** Whether it was requested before the `load` event. */
  readonly isBeforeLoad: boolean;
}

/** @returns bytes after Brotli at the highest level, as on a static host */
function compressedSize(content: Buffer): number {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;
}

/**
 * Opens a page with an empty cache, and lists its document, scripts, and stylesheets until it's hydrated.
 * Leaves out prefetched files, even those that were executed ahead of need.
 *
 * @throws Refusal when the URL has no page
 */
export async function loadedBy(browser: Browser, address: string): Promise<Loaded[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const responses: Response[] = [];
  const ahead = new Set<string>();
  page.on('response', (response) => {
    const { purpose, 'sec-purpose': secPurpose = purpose } = response.request().headers();
    if (secPurpose === undefined) {
      responses.push(response);
    } else {
      ahead.add(response.url());
    }
  });
  const answer = await page.goto(address);
  if (!answer?.ok()) {
    throw new Refusal(`${address} is not a page of the build`);
  }
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const late = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= loadEventStart)
      .map(({ name }) => name);
  });
  const counted = responses.filter(
    (response) =>
      ['document', 'script', 'stylesheet'].includes(response.request().resourceType()) &&
      !ahead.has(response.url()),
  );
  const files = await Promise.all(
    counted.map(async (response) => {
      const body = await response.body();
      return {
        name: path.posix.basename(new URL(response.url()).pathname),
        kind: response.request().resourceType(),
        raw: body.length,
        compressed: compressedSize(body),
        isBeforeLoad: !late.includes(response.url()),
      };
    }),
  );
  await context.close();
  return files;
}
