import { createServer, type Server } from 'node:net';
import { Refusal } from '../command/refusal.ts';

/** The default port of the site. */
const DEFAULT_PORT = 3000;

/**
 * Reads the port to serve on.
 *
 * @param given - the variable `PORT`; an empty one counts as not set
 * @throws Refusal if it isn't a port number
 */
export function readPort(given: string | undefined): number {
  const text = given?.trim() || String(DEFAULT_PORT);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is "${text}", which is not a port number; write one from 1 to 65535`);
  }
  return port;
}

/**
 * Makes a server listen.
 *
 * @returns the server, listening
 * @throws Refusal when the port is taken, or reserved for the system
 */
export async function listen<S extends Server>(server: S, port: number): Promise<S> {
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  }).catch((error) => {
    const reasons: Record<string, string> = {
      EADDRINUSE: 'is taken by another program',
      EACCES: 'is reserved for the system',
    };
    const reason = reasons[error.code];
    throw reason === undefined
      ? error
      : new Refusal(
          `Port ${port} ${reason}; set PORT to another, such as PORT=${port === 8080 ? 8081 : 8080}`,
        );
  });
  return server;
}

/**
 * Makes sure that a port is available before starting work whose result is served there.
 *
 * @throws Refusal as {@link listen}
 */
export async function checkPort(port: number): Promise<void> {
  const probe = await listen(createServer(), port);
  await new Promise((resolve) => {
    probe.close(resolve);
  });
}
