import type { BrowserContext, Frame, Request } from '@playwright/test';

const isForNewPage = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/**
 * Watches when the pages of a context are left. That takes from the request for the next page until that page
 * replaces the current one, which can still send requests in the meantime. URLs aren't enough, because they stay
 * the same when a page is reloaded.
 *
 * @returns a check whether a request's page has been left since the request began
 */
export function watchLeaving(context: BrowserContext): { isLeftSince(request: Request): boolean } {
  let steps = 0;
  const begunAt = new WeakMap<Request, number>();
  context.on('request', (request) => {
    if (isForNewPage(request)) {
      steps += 1;
      const page = request.frame().page();
      const arrive = (frame: Frame) => {
        if (frame === page.mainFrame()) {
          steps += 1;
          page.off('framenavigated', arrive);
        }
      };
      page.on('framenavigated', arrive);
    }
    begunAt.set(request, steps);
  });
  return { isLeftSince: (request) => begunAt.get(request) !== steps };
}
