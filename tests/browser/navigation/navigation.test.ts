import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectAwake } from '../wakeUp/code.ts';

test.use({ savesData: false });

const sidebarOf = 'Docs sidebar';

// @proves product.breadcrumbs
test('a document shows where it is, and leads up from there', async ({ page }) => {
  await page.goto('/dockerfile');
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Developing', 'Docker']);
  await breadcrumbs.getByRole('link', { name: 'Docker' }).click();
  await expect(page).toHaveURL('/docker');
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Home page' })
    .click();
  await expect(page).toHaveURL('/');
});

// @proves sidebar.hideable
test('the sidebar lists the section, opens its folders, and can be hidden and shown', async ({
  page,
}) => {
  await page.goto('/developing');
  const sidebar = page.getByRole('navigation', { name: sidebarOf });
  await expect(sidebar.getByRole('link', { name: 'Dockerfile' })).toBeHidden();
  await sidebar.getByRole('button', { name: /Expand sidebar category 'Docker'/ }).click();
  await sidebar.getByRole('link', { name: 'Dockerfile' }).click();
  await expect(page).toHaveURL('/dockerfile');
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Expand sidebar', exact: true }).click();
  await expect(sidebar).toBeVisible();
});

test('the sidebar marks the page, and a folder of it can be closed', async ({ page }) => {
  await page.goto('/disk');
  const sidebar = page.getByRole('navigation', { name: sidebarOf });
  await expect(sidebar.getByRole('link', { name: 'Disks and Storage Media' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await sidebar.getByRole('button', { name: /Collapse sidebar category 'Computers'/ }).click();
  await expect(sidebar.getByRole('link', { name: 'Disks and Storage Media' })).toBeHidden();
});

test('the table of contents lists levels 2 and 3, follows the reader, and jumps', async ({
  page,
}) => {
  await page.goto('/interest-rate');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', { name: 'What savings earn' })).toBeVisible();
  await contents.getByRole('link', { name: 'Overpaying' }).click();
  await expect(page).toHaveURL('/interest-rate#overpay');
  await expect(page.getByRole('heading', { level: 3, name: 'Overpaying' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Overpaying' })).toHaveClass(/active/);
  const levels = await page.locator('article :is(h4, h5, h6)').count();
  expect(levels).toBe(0);
});

// @proves product.edit-link, product.last-update
test('a document ends with its edit link, its update time and what it rests on', async ({
  page,
}) => {
  await page.goto('/interest-rate');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/finance\/bank\/interest-rate\.mdx$/,
  );
  await expect(page.locator('.theme-last-updated time')).toHaveAttribute(
    'datetime',
    /^20\d\d-\d\d-\d\dT/,
  );
  const provenance = page.getByRole('list', { name: /^Verified on/ });
  await expect(provenance.getByRole('link').first()).toHaveAttribute('href', /^https:/);
});

test('an index page lists its children with their descriptions', async ({ page }) => {
  await page.goto('/docker');
  const article = page.getByRole('article');
  const child = article.getByRole('listitem').filter({
    has: page.getByRole('link', { name: 'Dockerfile', exact: true }),
  });
  await expect(child.first().getByRole('paragraph')).not.toBeEmpty();
});

// @proves scroll.top
test('going to another page starts at its top, and back returns', async ({ page }) => {
  await page.goto('/interest-rate');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  const previous = page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /Previous/ });
  const title = (await previous.locator('.pagination-nav__label').textContent()) ?? '';
  await previous.click();
  await expect(page).not.toHaveURL(/\/interest-rate$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interest Rates and Loans');
});

// @proves skip-link
test('the skip link leads to the main area', async ({ page }) => {
  await page.goto('/docker');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press('Enter');
  // The next stop is inside the main area, past the navbar.
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus_skipToContent_fallback :focus')).toHaveCount(1);
});

/** Opens a page and waits until it's hydrated. */
async function openAwake(page: Page, path: string) {
  await page.goto(path);
  const isAsleep = () =>
    page.evaluate(() => (window as { readonly asleep?: object }).asleep !== undefined);
  await expect.poll(isAsleep).toBe(false);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // @proves mobile.primary-menu, mobile.secondary-menu, mobile.back-to-main, mobile.toggle
  // @proves mobile.scroll-lock
  test('the menu opens on the section, leads to the main menu and closes', async ({ page }) => {
    await openAwake(page, '/dockerfile');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    const sidebar = page.locator('#sidebar-menu');
    const main = page.locator('#main-menu');
    await expect(sidebar.getByRole('link', { name: 'Self-hosting' })).toBeInViewport();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await sidebar.getByRole('button', { name: /Back to main menu/ }).click();
    await expect(main.getByRole('link', { name: 'Finance' })).toBeInViewport();
    await main.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(main).toBeHidden();
    await expect(sidebar).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  // @proves mobile.back-navigation, mobile.desktop
  test('the menu closes on back and when the window becomes wide', async ({ page }) => {
    await page.goto('/about');
    await openAwake(page, '/dockerfile');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const menu = page.locator('#sidebar-menu');
    await toggle.click();
    await expect(menu).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(page.locator('#sidebar-menu:popover-open')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu.getByRole('button', { name: /Back to main menu/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });

  test('the contents of the page open above the text', async ({ page }) => {
    await page.goto('/interest-rate');
    await page.getByRole('button', { name: 'On this page' }).click();
    await page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', { name: 'Which rate you are shown' })
      .click();
    await expect(page.getByRole('heading', { name: 'Which rate you are shown' })).toBeInViewport();
  });
});

test('what a pointer presses has no outline, and what Tab reaches then has one', async ({
  page,
}) => {
  await page.goto('/js');
  await expectAwake(page);
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  await toggle.click();
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
});

/** Presses Tab until the named element has the focus, and checks that the focus is visible. */
async function reach(page: Page, role: 'link' | 'button' | 'tab', name: string | RegExp) {
  const target = page.getByRole(role, { name }).locator('visible=true').first();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toHaveCSS('outline-style', 'solid');
      return;
    }
  }
  throw new Error(`${role} ${name} is not reached by keyboard`);
}

test.describe('by keyboard alone', () => {
  test('the color mode, the breadcrumbs, the sidebar and its folders are used', async ({
    page,
  }) => {
    await page.goto('/dockerfile');
    const sidebar = page.getByRole('navigation', { name: sidebarOf });
    await reach(page, 'button', /Switch between dark and light mode/);
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await reach(page, 'button', /Collapse sidebar category 'Docker'/);
    await page.keyboard.press('Enter');
    await expect(sidebar.getByRole('link', { name: 'Dockerfile' })).toBeHidden();
    await reach(page, 'button', /^Collapse sidebar$/);
    await page.keyboard.press('Enter');
    await expect(sidebar).toBeHidden();
    await reach(page, 'link', 'Home page');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });

  test('code is copied, a heading is jumped to, and the edit link is reached', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/interest-rate');
    await reach(page, 'button', 'Copy code to clipboard');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await reach(page, 'link', 'Edit this page');
    await reach(page, 'link', 'The rule of 72');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/interest-rate#rule-of-72');
    await expect(page.getByRole('heading', { name: 'The rule of 72' })).toBeInViewport();
  });

  test('tabs are changed', async ({ page }) => {
    await page.goto('/docker');
    const tabs = page.getByRole('tab');
    await reach(page, 'tab', /./);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('the menu of a phone is opened, walked and closed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dockerfile');
    await reach(page, 'button', 'Toggle navigation bar');
    await page.keyboard.press('Enter');
    const menu = page.locator('#sidebar-menu');
    await expect(menu.getByRole('link', { name: 'Self-hosting' })).toBeInViewport();
    await reach(page, 'button', /Back to main menu/);
    await page.keyboard.press('Enter');
    await reach(page, 'link', 'Finance');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bank');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  });
});
