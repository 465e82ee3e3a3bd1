import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import pLimit, { type LimitFunction } from 'p-limit';
import { readServingTable } from '../../release/publish/index.ts';
import { type Endpoint, LOCALHOST, listen, urlOf } from './endpoint.ts';
import { createHandler } from './handler.ts';

/**
 * How long a client may take to send a request, and how often that's checked, in milliseconds: otherwise it could hold
 * many connections.
 */
const SLOW_CLIENTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

/** How long a connection may be silent, in milliseconds. */
const IDLE_MS = 60_000;

/** How many requests of a connection may wait for their turn. Browsers send one after another. */
const MOST_WAITING = 100;

/** Connections at once. Each may keep a file open, and a process can't open many more than a thousand everywhere. */
const MOST_CONNECTIONS = 500;

/**
 * A server that handles the requests of a connection one at a time. A client may pipeline many requests, and each one in
 * progress keeps a file open. A client that sends more of them than it reads answers is disconnected.
 */
function serverOf(folder: string): Server {
  const handle = createHandler(folder);
  const turns = new WeakMap<Socket, LimitFunction>();
  const server = createServer(SLOW_CLIENTS, (request, response) => {
    const { socket } = request;
    const inTurn = turns.get(socket) ?? pLimit(1);
    turns.set(socket, inTurn);
    if (inTurn.pendingCount >= MOST_WAITING) {
      socket.destroy();
      return;
    }
    inTurn(async () => (socket.destroyed ? undefined : handle(request, response))).catch(
      (error) => {
        console.error(error);
        response.destroy();
      },
    );
  });
  server.timeout = IDLE_MS;
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

/**
 * Serves a build and returns once it responds.
 *
 * @param options - folder: the build; hosts: by default, only this machine can connect
 * @returns the home page's URL, and a function that stops serving
 * @throws Refusal if the port isn't available, or the folder has no build
 * @throws Error if the home page doesn't respond
 */
export async function serve({
  folder,
  port,
  hosts = LOCALHOST,
}: Omit<Endpoint, 'hosts'> & Partial<Endpoint> & { readonly folder: string }): Promise<{
  address: string;
  close: () => void;
}> {
  const servers = await listen(() => serverOf(folder), { port, hosts });
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  try {
    const { baseUrl } = await readServingTable(folder);
    const address = urlOf({ port, hosts }) + baseUrl;
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status !== 200) {
      throw new Error(`${address} answers with the status ${status}; build/ has no home page`);
    }
    return { address, close };
  } catch (error) {
    close();
    throw error;
  }
}
