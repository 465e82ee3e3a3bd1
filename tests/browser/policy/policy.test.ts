import type { Page, Response } from '@playwright/test';
import { drawDiagrams } from '../diagrams.ts';
import { expect, test } from '../page.ts';
import { input, openModal, options } from '../search/dialog.ts';

test.use({ window: 'own' });

/** Collects violations of the content security policy. */
async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return () =>
    page.evaluate(() => (window as unknown as { violations: readonly string[] }).violations);
}

/** The policy in a page, as the server sent it. */
const pagePolicy = async (response: Response | null) =>
  /<meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(
    (await response?.text()) ?? '',
  )?.[1];

/** A page of each kind, with a selector for the part that the policy has to allow. */
const PAGES = [
  ['/', 'a landing page', 'main h1'],
  ['/docker', 'blocks of code', 'pre code'],
  ['/interest-rate', 'maths', '.katex'],
  ['/git', 'a diagram', '[data-diagram] img'],
  ['/airport', 'a data table', 'table [data-live], [data-live] table, [data-live]'],
  ['/search?q=focaccia', 'hits of the search page', 'main a[href^="/focaccia"]'],
] as const;

for (const [path, what, selector] of PAGES) {
  test(`${path}, with ${what}, asks for nothing that the policy forbids`, async ({ page }) => {
    const violations = await watchViolations(page);
    const response = await page.goto(path);
    const policy = (await pagePolicy(response)) ?? '';
    expect(policy).toMatch(/script-src 'self' '(?:sha256-[^']+)'/);
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await drawDiagrams(page);
    await expect(page.locator(selector).first()).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

test('the search modal, its worker and its index are allowed', async ({ page }) => {
  const violations = await watchViolations(page);
  await openModal(page, '/about');
  await input(page).fill('focaccia');
  await expect(options(page).first()).toBeVisible();
  expect(await violations()).toEqual([]);
});

test('the not-found page is guarded like every other', async ({ page, faults }) => {
  faults.expect(/status of 404|no-such-page/);
  const violations = await watchViolations(page);
  const response = await page.goto('/no-such-page');
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(await pagePolicy(response)).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  expect(await violations()).toEqual([]);
});

test('a script that someone else has put into a page does not run', async ({ page, faults }) => {
  faults.expect(/Content Security Policy/);
  const violations = await watchViolations(page);
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.ran = 1">');
    const script = document.createElement('script');
    script.textContent = 'window.ran = 2';
    document.body.append(script);
  });
  await expect.poll(violations).toContain('script-src-elem inline');
  await expect.poll(violations).toContain('script-src-attr inline');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
