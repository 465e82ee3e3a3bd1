import { once } from 'node:events';
import { createServer, isIP, isIPv6, type Server } from 'node:net';
import { Refusal } from '../../site/refusal.ts';

/** Where a server listens. */
export interface Endpoint {
  readonly port: number;
  /** IP addresses of this machine. */
  readonly hosts: readonly string[];
}

/** The addresses of localhost. Browsers try both, and a machine may have only the first. */
export const LOCALHOST: readonly string[] = ['127.0.0.1', '::1'];

/** The addresses that stand for every address of the machine. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Why the system refuses a port, by its error code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is reserved for the system',
};

/** The system's errors for an address that this machine doesn't have. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Reads where to serve: on localhost, port 3000, unless the environment says otherwise.
 *
 * @param environment - with the variables `PORT` and `HOST`; an empty one counts as not set
 * @throws Refusal if one isn't a port number, or an IP address
 */
export function readEndpoint({ PORT, HOST }: NodeJS.ProcessEnv): Endpoint {
  const text = PORT?.trim() || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is "${text}", which is not a port number; write one from 1 to 65535`);
  }
  const host = HOST?.trim() || 'localhost';
  if (host !== 'localhost' && isIP(host) === 0) {
    throw new Refusal(
      `HOST is "${host}", which is not an IP address; write 0.0.0.0 to let other machines connect, or unset it`,
    );
  }
  return { port, hosts: host === 'localhost' ? LOCALHOST : [host] };
}

/** Whether only this machine can connect. */
export const isPrivate = ({ hosts }: Endpoint): boolean =>
  hosts.every((host) => LOCALHOST.includes(host));

/** The origin under which this machine reaches a server. */
export function urlOf({ port, hosts: [host = ''] }: Endpoint): string {
  const isLocal = [...LOCALHOST, ...EVERY_ADDRESS].includes(host);
  return `http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Turns the system's error into a message, if there's something to do about it. */
function refusalOf(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const { code = '' } = error;
  if (NO_SUCH_ADDRESS.includes(code)) {
    return new Refusal(
      `HOST is "${host}", which is not an address of this machine; write 0.0.0.0 for all of them, or unset it`,
    );
  }
  const reason = REASONS[code];
  const other = port === 8080 ? 8081 : 8080;
  return reason === undefined
    ? error
    : new Refusal(`Port ${port} ${reason}; set PORT to another, such as PORT=${other}`);
}

/**
 * Makes a server listen at each address.
 *
 * @returns the servers; none for an IPv6 address of localhost that the machine doesn't have
 * @throws Refusal when the port is taken, or reserved for the system, or HOST isn't an address of this machine
 */
export async function listen<S extends Server>(
  create: () => S,
  { port, hosts }: Endpoint,
): Promise<readonly S[]> {
  const servers: S[] = [];
  for (const host of hosts) {
    const server = create();
    try {
      await once(server.listen(port, host), 'listening');
      servers.push(server);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length === 0 || !NO_SUCH_ADDRESS.includes(code)) {
        for (const other of servers) {
          other.close();
        }
        throw refusalOf(error as NodeJS.ErrnoException, port, host);
      }
    }
  }
  return servers;
}

/** Makes sure that an endpoint is available before starting work whose result is served there; throws as {@link listen}. */
export async function checkEndpoint(endpoint: Endpoint): Promise<void> {
  const probes = await listen(createServer, endpoint);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
}
