import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHandler } from '../../../../scripts/serve/handler.mjs';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A build without slashes at the end of addresses, as small as it gets. */
const BUILD = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'docker.html': 'docker',
  'docs/growth.svg': '<svg/>',
  'assets/js/main.1234abcd.js': '1',
  '.fingerprint': 'secret',
};

interface Site {
  readonly baseUrl?: string;
  readonly trailingSlash?: boolean | undefined;
  readonly files?: Readonly<Record<string, string>>;
}

/** Serves a small build and returns what asks it for a path, the path being sent as it is. */
async function serveSmall({ baseUrl = '/', trailingSlash, files = BUILD }: Site = {}) {
  const folder = temporaryFolder(files);
  const server = createServer(createHandler({ folder, baseUrl, trailingSlash }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = async (
    path: string,
    { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
    const [response] = await once(sent, 'response');
    let body = '';
    for await (const chunk of response) {
      body += chunk;
    }
    return { status: response.statusCode, headers: response.headers, body };
  };
  return { ask, port };
}

const noSlash = { trailingSlash: false } as const;

test('a page answers at its clean address', async () => {
  const { ask } = await serveSmall(noSlash);
  expect(await ask('/')).toMatchObject({ status: 200, body: 'home' });
  expect(await ask('/docker?q=1')).toMatchObject({ status: 200, body: 'docker' });
  expect(await ask('/docker', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['/index.html', '/'],
  ['/docker.html', '/docker'],
  ['/docker/index.html', '/docker'],
  ['/docker/', '/docker'],
  ['/docker/?q=a%20b', '/docker?q=a%20b'],
  ['/docker%2Ehtml', '/docker'],
  ['//example.org/docker.html', '/example.org/docker'],
  ['//example.org/', '/example.org'],
])('%s leads to %s for good, in one step', async (from, to) => {
  const { ask } = await serveSmall(noSlash);
  const { status, headers } = await ask(from);
  expect([status, headers.location]).toEqual([301, to]);
});

test('with slashes at the end, addresses without one lead there, and files stay', async () => {
  const files = { ...BUILD, 'docker/index.html': 'docker with a slash' };
  const { ask } = await serveSmall({ trailingSlash: true, files });
  expect((await ask('/docker')).headers.location).toBe('/docker/');
  expect((await ask('/docker/index.html')).headers.location).toBe('/docker/');
  expect(await ask('/docker/')).toMatchObject({ status: 200, body: 'docker with a slash' });
  expect(await ask('/docs/growth.svg')).toMatchObject({ status: 200 });
});

test('where the end is left to the host, both answer', async () => {
  const files = { '404.html': 'nothing here', 'docker/index.html': 'docker in a folder' };
  const { ask } = await serveSmall({ files });
  expect(await ask('/docker')).toMatchObject({ status: 200, body: 'docker in a folder' });
  expect(await ask('/docker/')).toMatchObject({ status: 200, body: 'docker in a folder' });
  expect((await ask('/docker/index.html')).headers.location).toBe('/docker');
});

test.each([
  '/nope',
  '/nope.txt',
  '/docs',
  '/docs/',
  '/.fingerprint',
  '/assets/js',
])('%s is not found, and the page says so', async (path) => {
  const { ask } = await serveSmall();
  const { status, headers, body } = await ask(path);
  expect([status, body]).toEqual([404, 'nothing here']);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cetc',
  '/docs/../../etc/passwd',
  '/docs/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/.well-known/../../etc/passwd',
  '/docker%00.html',
  '/%',
  'http://example.org/docker',
  '*',
])('%s gets an error of the 400s', async (path) => {
  const { ask } = await serveSmall(noSlash);
  const { status, body } = await ask(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).not.toContain('root:');
});

test('a method that would change something is refused', async () => {
  const { ask } = await serveSmall();
  const { status, headers } = await ask('/', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('files with a hash in their name are kept for good, others are asked for again', async () => {
  const { ask } = await serveSmall();
  const asset = await ask('/assets/js/main.1234abcd.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const path of ['/', '/docker', '/docs/growth.svg', '/docker.html']) {
    expect((await ask(path)).headers['cache-control']).toBe('no-cache');
  }
  const missing = await ask('/assets/js/main.00000000.js');
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-cache']);
});

test('what the browser has is not sent again', async () => {
  const { ask } = await serveSmall(noSlash);
  const { headers } = await ask('/docker');
  const again = await ask('/docker', { headers: { 'If-None-Match': String(headers.etag) } });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('under a base path the site is there and nowhere else', async () => {
  const { ask } = await serveSmall({ ...noSlash, baseUrl: '/my/notes/' });
  expect(await ask('/my/notes/')).toMatchObject({ status: 200, body: 'home' });
  expect(await ask('/my/notes/docker')).toMatchObject({ status: 200, body: 'docker' });
  expect((await ask('/my/notes')).headers.location).toBe('/my/notes/');
  expect((await ask('/my/notes/docker.html')).headers.location).toBe('/my/notes/docker');
  expect((await ask('/my/notes/index')).headers.location).toBe('/my/notes/');
  for (const path of ['/', '/docker', '/docker.html', '/my/', '/my/notesdocker']) {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'nothing here' });
  }
  expect((await ask('/my/notes/../../docker')).status).toBe(404);
});

test('a request that is no HTTP does not end the server', async () => {
  const { ask, port } = await serveSmall();
  const socket = connect(port, '127.0.0.1').end('nonsense\r\n\r\n');
  await once(socket.resume(), 'close');
  expect(await ask('/')).toMatchObject({ status: 200 });
});
