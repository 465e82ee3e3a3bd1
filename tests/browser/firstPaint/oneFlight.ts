import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIRST_FLIGHT } from '../weight/firstFlight.ts';

/** A site that at first sends only as much of a document as fits into the first flight of a connection. */
export interface OneFlight {
  /** Origin of the site. */
  readonly origin: string;
  /** Sends the rest of the documents. */
  letThrough(): void;
  stop(): void;
}

const asked = (address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });

/** Returns the head of a response as it's sent. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/**
 * Starts a proxy for a site. It passes on everything except documents unchanged.
 *
 * @param site - origin of the site
 */
export async function serveOneFlight(site: string): Promise<OneFlight> {
  let letThrough = () => {};
  const rest = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const server: Server = createServer(async ({ url, headers }, response) => {
    const answer = await asked(`${site}${url}`);
    const body = Buffer.concat(await answer.toArray());
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const first = isDocument ? FIRST_FLIGHT - headOf(answer).length : body.length;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.write(body.subarray(0, first));
    if (isDocument) {
      await rest;
    }
    response.end(body.subarray(first));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    letThrough,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
