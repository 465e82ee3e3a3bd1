import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { readServingTable } from '../../release/publish/node/index.ts';
import { createHandler } from './handler.ts';
import { listen } from './port.ts';

/** How long a client may take to send a request, in milliseconds: otherwise it could hold many connections. */
const SLOW_CLIENTS = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** How long a connection may be silent, in milliseconds. */
const IDLE_MS = 60_000;

/**
 * A server that handles the requests of a connection one at a time. A client may pipeline many requests, and each one in
 * progress keeps a file open.
 */
function serverOf(folder: string): Server {
  const handle = createHandler(folder);
  const turns = new WeakMap<Socket, Promise<void>>();
  const server = createServer(SLOW_CLIENTS, (request, response) => {
    const { socket } = request;
    const turn = (turns.get(socket) ?? Promise.resolve())
      .then(() => (socket.destroyed ? undefined : handle(request, response)))
      .catch((error) => {
        console.error(error);
        response.destroy();
      });
    turns.set(socket, turn);
  });
  server.timeout = IDLE_MS;
  return server;
}

/**
 * Serves a build and returns once it responds.
 *
 * @param options - folder: the build
 * @returns the server, and the home page's URL
 * @throws Refusal if the port isn't available, or the folder has no build
 * @throws Error if the home page doesn't respond
 */
export async function serve({
  folder,
  port,
}: {
  readonly folder: string;
  readonly port: number;
}): Promise<{ server: Server; address: string }> {
  const server = await listen(serverOf(folder), port);
  try {
    const { baseUrl } = await readServingTable(folder);
    const address = `http://localhost:${port}${baseUrl}`;
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status !== 200) {
      throw new Error(`${address} answers with the status ${status}; build/ has no home page`);
    }
    return { server, address };
  } catch (error) {
    server.close();
    throw error;
  }
}
