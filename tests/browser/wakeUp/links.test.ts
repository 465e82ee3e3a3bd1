import type { Page } from '@playwright/test';
import { expect, test } from '../page.ts';
import { expectAwake } from './code.ts';

test.use({ window: 'own' });

/** Links of the text of /js to other pages. */
const LINKS = '.markdown a[href^="/"]:not([href*="#"], [target])';

/**
 * Dispatches clicks at the moment at which hydration begins.
 *
 * @param presses - which of the links that match, and the properties of the click
 */
const pressWhenHydrationBegins = (
  page: Page,
  selector: string,
  presses: readonly (readonly [
    number,
    { readonly ctrlKey?: boolean; readonly shiftKey?: boolean },
  ])[],
) =>
  page.addInitScript(
    ([links, clicks]) => {
      const listen = EventTarget.prototype.addEventListener;
      let isPressed = false;
      EventTarget.prototype.addEventListener = function (
        this: EventTarget,
        type: string,
        ...rest: [EventListenerOrEventListenerObject | null, (boolean | AddEventListenerOptions)?]
      ) {
        listen.call(this, type, ...rest);
        // React listens to the root before it renders.
        if (
          !isPressed &&
          type === 'click' &&
          this instanceof Element &&
          this.id === '__docusaurus'
        ) {
          isPressed = true;
          for (const [at, init] of clicks) {
            document
              .querySelectorAll(links)
              [at]?.dispatchEvent(
                new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
              );
          }
        }
      };
    },
    [selector, presses] as const,
  );

test('links that are pressed during hydration: the last one is followed within the site', async ({
  page,
}) => {
  await pressWhenHydrationBegins(page, LINKS, [
    [0, {}],
    [1, {}],
    [1, {}],
  ]);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  await page.goto('/js');
  const pathname = await page.locator(LINKS).nth(1).getAttribute('href');
  await expect(page).toHaveURL(pathname as string);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('JavaScript');
  expect(loads).toEqual(['/js']);
  await page.goBack();
  await expect(page).toHaveURL('/js');
  await expectAwake(page);
});

test('during hydration, the browser itself follows links within the page, and those to be opened elsewhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      (event.target as HTMLElement).dataset.left = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  await pressWhenHydrationBegins(page, LINKS, [
    [0, { ctrlKey: true }],
    [1, { shiftKey: true }],
  ]);
  await pressWhenHydrationBegins(page, '.table-of-contents a', [[2, {}]]);
  await page.goto('/js');
  await expectAwake(page);
  await expect(page.locator('[data-left=true]')).toHaveCount(3);
});
