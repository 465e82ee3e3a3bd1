import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { SERVERS, serveSmall, startLocal } from './servers.ts';
import { page } from './smallBuild.ts';

/** Sends bytes to a port, and returns everything received until the server closes the connection. */
async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  // A server may close the connection before it has read everything.
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

/** Paths outside the build, and invalid paths. */
const PATHS = [
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc',
  '/docs/../../etc/passwd',
  '/docs/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/assets/../../nginx.conf',
  '/.well-known/../../etc/passwd',
  '/.well-known/%2e%2e/.fingerprint',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/docker%00.html',
  '/docker%00',
  '/\0',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%ff%fe',
  '/\xff\xfe',
  '/docker\u0085',
  '/.git/config',
  '/docs/.hidden',
  '/x%0d%0aSet-Cookie:%20a=b',
  '/x%0d%0aSet-Cookie:%20a=b.html',
  '/x%0aSet-Cookie:%20a=b/',
  'docker',
  '*',
  `/${'a'.repeat(9_000)}`,
  `/${'../'.repeat(500)}etc/passwd`,
];

/** Invalid or unsupported requests. */
const REQUESTS = [
  'nonsense\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1 more\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a\r\n\0: b\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
];

describe.each(SERVERS)('%s', (_name, start) => {
  test('gives nothing from outside the build, and refuses what is not a path', async () => {
    const { port } = await serveSmall(start);
    for (const path of PATHS) {
      const received = await exchange(port, requestFor(path));
      expect([path.slice(0, 80), received]).toEqual([
        path.slice(0, 80),
        expect.stringMatching(/^HTTP\/1\.1 4\d\d /),
      ]);
      expect(received).not.toMatch(/root:|secret|try_files|"scripts"|^Set-Cookie/m);
    }
  });

  test('refuses what is not a request, and goes on', async () => {
    const { ask, port } = await serveSmall(start);
    for (const bytes of REQUESTS) {
      const received = await exchange(port, bytes);
      // For a request older than HTTP/1.0 or an unknown method, the server may just close the connection.
      expect([bytes.slice(0, 40), received]).toEqual([
        bytes.slice(0, 40),
        expect.stringMatching(/^(?:HTTP\/1\.1 (?:4\d\d|50[15]) |<html>|$)/),
      ]);
    }
    expect(await ask('/')).toMatchObject({ status: 200 });
  });
});

test.runIf(process.platform === 'linux')(
  'clients that ask for much and read nothing hold few files open, and nobody up',
  async () => {
    const large = {
      'assets/large.bin': 'x'.repeat(5_000_000),
      '404.html': page(''),
      'index.html': page('home'),
    };
    const { ask, port } = await serveSmall(startLocal, { files: large });
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    const clients = Array.from({ length: 20 }, () => connect(port, '127.0.0.1').pause());
    onTestFinished(() => {
      for (const client of clients) {
        client.destroy();
      }
    });
    for (const client of clients) {
      client.write('GET /assets/large.bin HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50));
      await once(client, 'readable');
    }
    expect(await ask('/')).toMatchObject({ status: 200 });
    // Each connection takes three descriptors in this process: two for its ends, and one for the file.
    expect(openFiles() - before).toBeLessThan(20 * 3 + 20);
  },
);
