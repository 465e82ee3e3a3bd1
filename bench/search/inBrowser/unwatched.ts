import type { Browser } from '@playwright/test';
import { IN_PAGE } from '../../inPage.ts';

/**
 * A page that the test runner doesn't watch. It tracks each request of its own pages and their workers, which
 * makes a request take about five milliseconds instead of two.
 */
interface UnwatchedPage {
  /** Runs a function in the page, without access to its closure. */
  readonly evaluate: <Given, Result>(
    run: (given: Given) => Promise<Result>,
    given: Given,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

/** The browser's answer to a command, with the properties used here. */
interface Answer {
  readonly result?: {
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: { readonly exception?: { readonly description?: string } };
  };
  readonly error?: { readonly message: string };
}

/**
 * Opens a page that doesn't belong to the test runner, in a browser profile of its own.
 *
 * @param before - runs in the page before its own code
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export async function openUnwatched(
  browser: Browser,
  address: string,
  before: () => void,
): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  session.on('Target.receivedMessageFromTarget', (event) => {
    const answer: Answer & { id: number } = JSON.parse(event.message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send = async (method: string, params: object) => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    const problem = error?.message ?? result?.exceptionDetails?.exception?.description;
    if (problem !== undefined) {
      throw new Error(problem);
    }
    return result;
  };
  await send('Page.enable', {});
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `${IN_PAGE}(${before})()` });
  await send('Page.navigate', { url: address });
  return {
    async evaluate<Given, Result>(run: (given: Given) => Promise<Result>, given: Given) {
      const expression = `(${run})(${JSON.stringify(given)})`;
      const options = { expression, awaitPromise: true, returnByValue: true };
      return (await send('Runtime.evaluate', options))?.result?.value as Result;
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
