import { createServer } from 'node:http';
import { createHandler } from './handler.mjs';
import { listen } from './port.mjs';
import { tableOf } from './site.mjs';

/** How long a client may take to send the head of a request, and how long a connection may be idle. */
const TIMEOUTS_MS = { headersTimeout: 10_000, requestTimeout: 30_000, timeout: 60_000 };

/**
 * Answers the requests of a connection one after the other. A client may send many without waiting for
 * the first answer, and each that is begun holds a file open.
 *
 * @param {ReturnType<typeof createHandler>} handler
 * @returns {ReturnType<typeof createHandler>}
 */
function inTurn(handler) {
  /** @type {WeakMap<import('node:net').Socket, Promise<void>>} */
  const turns = new WeakMap();
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
 * Serves a build and returns once it answers.
 *
 * @param {object} options
 * @param {string} options.folder the build
 * @param {number} options.port
 * @returns {Promise<{ server: import('node:http').Server, address: string }>} the server, and the home page's address
 * @throws {import('../command/refusal.mjs').Refusal} when the port cannot be had, or the folder has no build
 * @throws Error when the home page does not answer
 */
export async function serve({ folder, port }) {
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
