import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../commands/project/root.ts';
import { createHandler } from '../../commands/serving/handler.ts';
import { FAULT_SCRIPT } from './pageFaults.ts';

/** Path of the script that records the faults of a page. */
const SCRIPT = '/engine-test-faults.js';

/** The first element in the head of each page. */
const CHARSET = '<meta charset=UTF-8>';

/** Headers of the original encoding and connection, which don't apply to the changed text. */
const OF_BYTES = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/** The production build, served for one engine. */
export interface Site {
  readonly address: string;
  /** Holds back matching requests until the returned function is called. */
  hold(pattern: RegExp): () => void;
  /** Stops the server until the returned function is called. */
  pause(): Promise<() => Promise<void>>;
  /** Returns the failed requests since the last call. */
  takeFaults(): readonly string[];
  close(): void;
}

/** Sends a page with an additional script before its own. */
async function sendWithScript(address: string, response: ServerResponse): Promise<void> {
  const page = await fetch(address, { redirect: 'manual' });
  const headers = [...page.headers].filter(([name]) => !OF_BYTES.includes(name));
  const text = await page.text();
  response
    .writeHead(page.status, Object.fromEntries(headers))
    .end(text.replace(CHARSET, `${CHARSET}<script src="${SCRIPT}"></script>`));
}

/**
 * Serves the build.
 *
 * @param options keepsFaults: whether each page gets the script that records its faults
 */
export async function serveSite({ keepsFaults }: { keepsFaults: boolean }): Promise<Site> {
  const handler = createHandler(path.join(ROOT, 'build'));
  let faults: string[] = [];
  let held: { readonly pattern: RegExp; readonly released: Promise<void> } | undefined;
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    response.on('finish', () => {
      if (response.statusCode >= 400) {
        faults.push(`${response.statusCode} ${url}`);
      }
    });
    if (held?.pattern.test(url)) {
      await held.released;
    }
    if (url === SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript').end(FAULT_SCRIPT);
    } else if (keepsFaults && headers.accept?.startsWith('text/html')) {
      await sendWithScript(`${address}${url}`, response);
    } else {
      await handler(request, response);
    }
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;
  return {
    address,
    pause: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      return async () => {
        await once(server.listen(port), 'listening');
      };
    },
    hold: (pattern) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { pattern, released };
      return () => {
        held = undefined;
        release();
      };
    },
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return taken;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
