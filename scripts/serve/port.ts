import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { Refusal } from '../command/refusal.ts';

/** Why the system refuses a port, by its error code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is reserved for the system',
};

/**
 * Reads the port to serve on.
 *
 * @param given - the variable `PORT`; an empty one counts as not set
 * @throws Refusal if it isn't a port number
 */
export function readPort(given: string | undefined): number {
  const text = given?.trim() || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is "${text}", which is not a port number; write one from 1 to 65535`);
  }
  return port;
}

/**
 * Makes a server listen, and returns it.
 *
 * @throws Refusal when the port is taken, or reserved for the system
 */
export async function listen<S extends Server>(server: S, port: number): Promise<S> {
  try {
    await once(server.listen(port), 'listening');
    return server;
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    const other = port === 8080 ? 8081 : 8080;
    throw reason === undefined
      ? error
      : new Refusal(`Port ${port} ${reason}; set PORT to another, such as PORT=${other}`);
  }
}

/** Makes sure that a port is available before starting work whose result is served there; throws as {@link listen}. */
export async function checkPort(port: number): Promise<void> {
  const probe = await listen(createServer(), port);
  await once(probe.close(), 'close');
}
