import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { createHandler } from './handler.ts';
import { listen } from './port.ts';
import { tableOf } from './site.ts';

/** Timeouts for the headers of a request and for an idle connection. */
const TIMEOUTS_MS = { headersTimeout: 10_000, requestTimeout: 30_000, timeout: 60_000 };

/**
 * Handles the requests of a connection one at a time. A client may pipeline many requests, and each one in progress
 * keeps a file open.
 */
function inTurn(handler: ReturnType<typeof createHandler>): ReturnType<typeof createHandler> {
  const turns = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const { socket } = request;
    const former = turns.get(socket) ?? Promise.resolve();
    const turn = former.then(() => (socket.destroyed ? undefined : handler(request, response)));
    turns.set(
      socket,
      turn.catch(() => undefined),
    );
    return turn;
  };
}

/**
 * Serves a build and returns once it responds.
 *
 * @returns the server, and the home page's URL
 * @throws Refusal if the port isn't available, or the folder has no build
 * @throws Error if the home page doesn't respond
 */
export async function serve({
  folder,
  port,
}: {
  /** The build. */
  readonly folder: string;
  readonly port: number;
}): Promise<{ server: Server; address: string }> {
  const handler = inTurn(createHandler(folder));
  const server = await listen(
    createServer((request, response) => {
      handler(request, response).catch((error) => {
        console.error(error);
        response.destroy();
      });
    }),
    port,
  );
  Object.assign(server, TIMEOUTS_MS);
  const { baseUrl } = await tableOf(folder)().catch((error) => {
    server.close();
    throw error;
  });
  const address = `http://localhost:${port}${baseUrl}`;
  const { status } = await fetch(address, { method: 'HEAD' });
  if (status !== 200) {
    server.close();
    throw new Error(`${address} answers with the status ${status}; build/ has no home page`);
  }
  return { server, address };
}
