import type { BrowserContext, Frame, Request } from '@playwright/test';

const isForNewPage = (request: Request) =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/**
 * Watches how the pages of a context are left: from the request for the next one on, until that one takes its
 * place; meanwhile the page goes on asking. The addresses do not tell, which stay the same when a page is
 * loaded again.
 *
 * @returns tells whether a page was left since a request of it began
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
