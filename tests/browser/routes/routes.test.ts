import { SECTIONS } from '../../../site/identity.ts';
import { expect, test } from '../page.ts';

const FIXED = [
  { route: '/', heading: 'Personal Documents Library', title: 'Personal Documents Library' },
  { route: '/about', heading: 'About', title: 'About | Personal Documents Library' },
  { route: '/docs-rule', heading: 'Docs rule', title: 'Docs rule | Personal Documents Library' },
  {
    route: '/privacy-policy',
    heading: 'Privacy policy',
    title: 'Privacy policy | Personal Documents Library',
  },
];

const LANDINGS: Readonly<Record<string, string>> = {
  developingSidebar: '/developing',
  designSidebar: '/design',
  travelSidebar: '/travel-checklist',
  financeSidebar: '/bank',
  shoppingSidebar: '/shopping',
  cookingSidebar: '/cooking-index',
  miscSidebar: '/acronym',
};

for (const { route, heading, title } of FIXED) {
  // @proves routes.home, routes.about, routes.docs-rule, routes.privacy-policy, product.title
  // @proves product.title-delimiter
  test(`${route} has its heading and title`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
  });
}

test('/search has a field for the query', async ({ page }) => {
  await page.goto('/search');
  await expect(page.getByRole('main').getByPlaceholder('Search docs')).toBeVisible();
});

// @proves navbar.sections, documents.landings, product.travel, product.shopping, product.design
test('the navbar leads to the landing document of each section, in the order of the specification', async ({
  page,
}) => {
  await page.goto('/about');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const labels = SECTIONS.map(({ label }) => label);
  expect(labels).toEqual([
    'Developing',
    'Design',
    'Travel',
    'Finance',
    'Shopping',
    'Cooking',
    'Misc',
  ]);
  for (const { label, sidebarId } of SECTIONS) {
    await navbar.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(LANDINGS[sidebarId] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navbar.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

// @proves navbar.repository
test('the source repository is on the right of the navbar', async ({ page }) => {
  await page.goto('/');
  const source = page.locator('#main-menu > div').getByRole('link', { name: /Source/ });
  await expect(source).toHaveAttribute('href', /^https:\/\/github\.com\//);
});

// @proves documents.sport, product.sport
test('/sport has no sidebar', async ({ page }) => {
  await page.goto('/sport');
  await expect(page.getByRole('heading', { level: 1, name: 'Sport' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
});

// @proves footer.links, footer.logo, footer.copyright, footer.row
test('the footer has its four links, a logo of 25 by 25 and the copyright line', async ({
  page,
}) => {
  await page.goto('/docker');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  await expect(footer.getByRole('link', { name: 'Docs rule' })).toHaveAttribute(
    'href',
    '/docs-rule',
  );
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: /Source repository/ })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/[^/]+\/[^/]+$/,
  );
  // All in one call, because the layout of the page above is still changing.
  const tops = await footer
    .locator('.footer__link-item')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size).toBe(1);
  await expect(footer).toContainText('Copyright © 2025');
  const logo = footer.getByRole('img').locator('visible=true');
  await expect(logo).toHaveJSProperty('offsetWidth', 25);
  await expect(logo).toHaveJSProperty('offsetHeight', 25);
});

for (const [asked, bare] of [
  ['/docker.html', '/docker'],
  ['/docker/index.html', '/docker'],
  ['/index.html', '/'],
] as const) {
  // @proves routes.html
  test(`${asked} leads to ${bare}`, async ({ page }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(bare);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

// @proves routes.not-found
test('an unknown address gets the not-found page, the search and the closest documents', async ({
  page,
  faults,
}) => {
  faults.expect(/dokcer|status of 404/);
  const response = await page.goto('/dokcer');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  const closest = page.getByRole('region', { name: 'Did you mean' });
  await expect(closest.getByRole('link').first()).toHaveText('Docker');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Search/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await closest.getByRole('link', { name: 'Docker', exact: true }).click();
  await expect(page).toHaveURL('/docker');
});

test('capitals in the address of a page lead to the page', async ({ page }) => {
  await page.goto('/Docker?a=B#Images');
  await expect(page).toHaveURL('/docker?a=B#Images');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Docker');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docker$/);
});

test('the not-found page stays one, whatever address a host sends it for', async ({
  page,
  faults,
}) => {
  faults.expect(/404/);
  const response = await page.request.get('/no-such-page');
  const body = await response.text();
  expect(body).toMatch(/<title[^>]*>Page Not Found \| /);
  // Responds like a host without redirects.
  await page.route('**/Docker', (route) =>
    route.fulfill({ status: 404, body, contentType: 'text/html' }),
  );
  await page.goto('/Docker');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});
