import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { addressOf, COMPONENTS } from '../sites.ts';

test.use({ baseURL: addressOf(COMPONENTS) });

const PAGE = '/data-table';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const table = (page: Page) => page.getByRole('table', { name: 'Stations' });
const row = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

/** Width of the shadow at the end of a table. */
const shadowOf = (grid: Locator): Promise<number> =>
  grid.evaluate((element) => {
    const { content, inlineSize } = getComputedStyle(element, '::after');
    return content === 'none' ? 0 : Number.parseFloat(inlineSize);
  });

/** Scrolls the rows sideways as far as they go. */
const scrollToEnd = (page: Page) =>
  table(page)
    .locator('tbody')
    .evaluate((rows) => rows.scrollTo({ left: rows.scrollWidth, behavior: 'instant' }));

for (const window of [DESKTOP, PHONE]) {
  test.describe(`at ${window.width} px`, () => {
    test.use({ viewport: window });

    test('a shadow at the edge says that there are more columns, until the last one is in view', async ({
      page,
    }) => {
      await open(page);
      expect(await shadowOf(table(page))).toBe(12);
      await scrollToEnd(page);
      await expect.poll(() => shadowOf(table(page))).toBe(0);
    });

    test('the name of a row stays in view, apart from what scrolls below it', async ({ page }) => {
      await open(page);
      const name = row(page, 'BAD').locator('th');
      const before = await name.boundingBox();
      await expect(name).toHaveCSS('box-shadow', 'none');
      await scrollToEnd(page);
      await expect(name).not.toHaveCSS('box-shadow', 'none');
      expect((await name.boundingBox())?.x).toBe(before?.x);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('a table whose columns are cut has a shadow, too', async ({ page }) => {
    await page.goto(PAGE);
    await expect(table(page)).toHaveCSS('background-image', /linear-gradient/);
  });
});

test('a table that fits has no shadow', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page, '/data-table-parts');
  expect(await shadowOf(page.getByRole('table', { name: 'Halts by elevation' }))).toBe(0);
});

test('a wide table takes the space beside it, and the contents of the page give way to it', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  const contents = page.locator('.col--3 ul').first();
  await expect(contents).toBeVisible();
  const [grid, column] = [
    await table(page).boundingBox(),
    await page.locator('article').boundingBox(),
  ];
  expect((grid?.x ?? 0) + (grid?.width ?? 0)).toBeGreaterThan(
    (column?.x ?? 0) + (column?.width ?? 0) + 200,
  );
  expect((grid?.x ?? 0) + (grid?.width ?? 0)).toBeLessThanOrEqual(DESKTOP.width - 16);
  const opacity = () =>
    page.locator('.theme-doc-toc-desktop').evaluate((element) => getComputedStyle(element).opacity);
  await row(page, 'TUT').scrollIntoViewIfNeeded();
  await expect.poll(opacity).toBe('0');
  // Reached by keyboard, they're shown.
  await contents.getByRole('link').first().focus();
  await expect.poll(opacity).toBe('1');
  expect(
    await contents
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const { x, y } = link.getBoundingClientRect();
        return document.elementFromPoint(x + 2, y + 2)?.closest('a') === link;
      }),
  ).toBe(true);
});

test('the contents give way to a table that reaches them after the window has become higher', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  await page.setViewportSize({ ...DESKTOP, height: 1600 });
  const contents = page.locator('.theme-doc-toc-desktop');
  await row(page, 'TUT').scrollIntoViewIfNeeded();
  await expect(contents).toHaveCSS('opacity', '0');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contents).toHaveCSS('opacity', '1');
});

test('a head that gets the focus isn’t below the first one', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await open(page);
  const heads = table(page).getByRole('columnheader');
  const [first, second] = [
    await heads.nth(0).boundingBox(),
    await heads.nth(1).getByRole('button').boundingBox(),
  ];
  const edge = (first?.x ?? 0) + (first?.width ?? 0);
  // As far as needed to hide it.
  const hidden = (second?.x ?? 0) - (first?.x ?? 0) - 2;
  await table(page)
    .locator('thead')
    .evaluate((head, left) => head.scrollTo({ left, behavior: 'instant' }), hidden);
  await heads.nth(1).getByRole('button').focus();
  await expect
    .poll(async () => (await heads.nth(1).getByRole('button').boundingBox())?.x)
    .toBeGreaterThanOrEqual(edge);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, window: 'own' });

  test('what opens a row isn’t below the head when it gets the focus', async ({ page }) => {
    await open(page);
    const opener = row(page, 'TUT').getByRole('button', { name: /^Details of / });
    const head = table(page).locator('thead');
    await opener.scrollIntoViewIfNeeded();
    const [place, cover] = [await opener.boundingBox(), await head.boundingBox()];
    await page.evaluate(
      (top) => window.scrollBy({ top, behavior: 'instant' }),
      (place?.y ?? 0) - (cover?.y ?? 0) - 4,
    );
    await opener.focus();
    await expect
      .poll(async () => (await opener.boundingBox())?.y)
      .toBeGreaterThanOrEqual((cover?.y ?? 0) + (cover?.height ?? 0));
  });

  test('a row is opened by keyboard while a text is selected', async ({ page }) => {
    await open(page);
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('h1') as Element),
    );
    const opener = row(page, 'BAD').getByRole('button', { name: /^Details of / });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  });

  test('a row opens as a list of labels and values, and closes again', async ({ page }) => {
    await open(page);
    const opener = row(page, 'BAD').getByRole('button', { name: /^Details of / });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await row(page, 'BAD').locator('td').first().tap();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const cells = row(page, 'BAD').locator('td');
    await expect(cells.nth(2)).toHaveText(/^Kind(?:terminus|through|halt)$/);
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width);
    }
    // It stays on the screen when the other rows are scrolled.
    await scrollToEnd(page);
    await expect.poll(async () => (await cells.nth(2).boundingBox())?.x).toBeLessThan(30);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('in a table that scrolls anyway, only long texts wrap', async ({ page }) => {
    await open(page);
    const broken = await row(page, 'BAD').evaluate((first) =>
      [...(first.parentElement?.querySelectorAll('td') ?? [])]
        .filter(({ textContent }) => textContent.length > 16 && textContent.length <= 32)
        .map((cell) => {
          const text = document.createRange();
          text.selectNodeContents(cell);
          const tops = [...text.getClientRects()].map(({ top }) => Math.round(top));
          return { text: cell.textContent, lines: new Set(tops).size };
        }),
    );
    expect(broken.length).toBeGreaterThan(5);
    expect(broken.filter(({ lines }) => lines > 1)).toEqual([]);
  });

  test('what opens a row stays beside the last word of its name, wherever that wraps', async ({
    page,
  }) => {
    await open(page);
    const name = row(page, 'BAD').locator('th');
    // The page's code adds it.
    await expect(name.getByRole('button')).toBeVisible();
    const apart = await name.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      text.setEndBefore(cell.querySelector('button') as Element);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      return Array.from({ length: 150 }, (_, index) => 60 + index).filter((width) => {
        cell.style.inlineSize = `${width}px`;
        const last = [...text.getClientRects()].at(-1) as DOMRect;
        const opener = cell.querySelector('button')?.getBoundingClientRect() as DOMRect;
        return Math.abs(middle(opener) - middle(last)) > last.height / 2;
      });
    });
    expect(apart).toEqual([]);
  });

  test('an open row has a button that copies its link', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, `${PAGE}#BAD`);
    await row(page, 'BAD').getByRole('button', { name: 'Copy link' }).tap();
    await expect(row(page, 'BAD').getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${addressOf(COMPONENTS)}${PAGE}#BAD`,
    );
  });

  test('a link that can’t be copied is told, and can be tried again', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, `${PAGE}#BAD`);
    const copy = row(page, 'BAD').getByRole('button', { name: 'Copy link' });
    await copy.tap();
    await expect(row(page, 'BAD').getByRole('button', { name: 'Couldn’t copy' })).toBeVisible();
    await expect(copy).toBeVisible();
  });

  test('what a filter finds stays marked in a row that opens, and its labels aren’t', async ({
    page,
  }) => {
    await open(page);
    const found = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('table-filter') ?? [])]
          .filter((range) => (range as Range).startContainer.isConnected)
          .map((range) => (range as Range).startContainer.textContent),
      );
    // In each name, in "Country", and in what screen readers say for a value that isn't known.
    await page.getByRole('searchbox').fill('un');
    await expect.poll(async () => (await found()).length).toBeGreaterThan(0);
    const before = await found();
    expect(before).not.toContain('unknown');
    const opener = page
      .locator('tbody tr:visible')
      .first()
      .getByRole('button', { name: /^Details of / });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(found).toEqual(before);
  });

  test('the filter is as wide as the screen', async ({ page }) => {
    await open(page);
    const field = await page.getByRole('searchbox').boundingBox();
    expect((field?.x ?? 0) + (field?.width ?? 0)).toBeGreaterThan(PHONE.width - 20);
  });
});

test('what a filter finds is marked, as it is written', async ({ page }) => {
  await open(page);
  const marked = () =>
    page.evaluate(() => [
      ...new Set([...(CSS.highlights.get('table-filter') ?? [])].map((range) => String(range))),
    ]);
  expect(await marked()).toEqual([]);
  await page.getByRole('searchbox').fill('lodz');
  await expect.poll(marked).toEqual(['Łódź']);
  await page.getByRole('searchbox').fill('');
  await expect.poll(marked).toEqual([]);
});

test('a table is where it was scrolled to sideways, after a visit to another page', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const rows = table(page).locator('tbody');
  const left = () => rows.evaluate((element) => element.scrollLeft);
  await rows.evaluate((element) => element.scrollTo({ left: 200, behavior: 'instant' }));
  await expect(table(page)).toHaveAttribute('data-scrolled', '');
  // A link to a row adds an entry to the history.
  await page.evaluate(() => {
    window.location.hash = '#BAD';
  });
  await expect(row(page, 'BAD')).toHaveAttribute('data-marked', 'true');
  expect(await left()).toBe(200);
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /Previous/ })
    .click();
  await expect(table(page)).toBeHidden();
  await page.goBack();
  await expect.poll(left).toBe(200);
  await page.goForward();
  await expect(table(page)).toBeHidden();
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    link?.click();
  }, PAGE);
  await expect(table(page)).toBeVisible();
  expect(await left()).toBe(0);
});
