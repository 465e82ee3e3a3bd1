import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SERVERS, serveSmall } from './servers.ts';
import { BUILD, INLINE_SCRIPT } from './smallBuild.ts';

const SCRIPT = '/assets/js/main.1234abcd.js';
const SERVICE_WORKER = '/offline-worker.js';
const WORKER = '/assets/js/search-worker.1234abcd.js';
/** A missing script, for which servers send the not-found page. */
const NO_SCRIPT = '/assets/js/nope.1234abcd.js';
const SIGNS = '/search-index/0123456789ab/signs.bin';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const hash = `sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}`;

describe.each(SERVERS)('%s', (_name, start) => {
  test('has files with a hash in their address kept for good, others asked for again', async () => {
    const { ask } = await serveSmall(start);
    for (const path of [SCRIPT, SIGNS]) {
      expect((await ask(path)).headers['cache-control']).toBe(IMMUTABLE);
    }
    for (const path of [
      '/',
      '/docker',
      '/docker.html',
      '/feed.atom',
      '/docs/growth.svg',
      '/search-index/manifest.json',
    ]) {
      expect([path, (await ask(path)).headers['cache-control']]).toEqual([path, 'no-cache']);
    }
  });

  test('guards each answer, whatever its status', async () => {
    const { ask } = await serveSmall(start);
    for (const path of ['/', '/docker', '/docker.html', '/nope', NO_SCRIPT, '/docs/growth.svg']) {
      const { headers } = await ask(path);
      expect([path, headers]).toMatchObject([
        path,
        {
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.stringContaining('camera=()'),
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
        },
      ]);
    }
  });

  test('sends each page with a policy for its own scripts, and drawings and feeds with one for none', async () => {
    const { ask } = await serveSmall(start);
    for (const path of ['/', '/docker', '/nope', NO_SCRIPT]) {
      const { text } = await ask(path);
      const [before = '', , after] = text.split(
        /(<meta http-equiv=Content-Security-Policy [^>]*>)/,
      );
      expect([path, text]).toEqual([path, expect.stringContaining(`script-src 'self' '${hash}';`)]);
      expect(before).not.toContain('<script');
      expect(after).toContain('<script');
    }
    for (const path of ['/docs/growth.svg', '/feed.atom']) {
      const policy = (await ask(path)).headers['content-security-policy'];
      expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'none'")]);
    }
  });

  test('sends with parts of pages what binds a part, and to workers their policy', async () => {
    const { ask } = await serveSmall(start);
    const guards = ['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'];
    for (const path of [SCRIPT, '/search-index/manifest.json', SIGNS]) {
      const { headers } = await ask(path);
      expect([path, guards.filter((name) => headers[name] !== undefined)]).toEqual([path, []]);
      expect(headers).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const path of [WORKER, SERVICE_WORKER]) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
  });

  test('lets no cache keep the service worker', async () => {
    const { ask } = await serveSmall(start);
    const { status, headers } = await ask(SERVICE_WORKER);
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  });

  test('keeps the Markdown of documents out of search engines, but not the documents', async () => {
    const { ask } = await serveSmall(start);
    const { status, headers } = await ask('/docker.md');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-cache' });
    for (const path of ['/docker', '/nope', '/nope.md', SCRIPT]) {
      expect([path, (await ask(path)).headers['x-robots-tag'] ?? null]).toEqual([path, null]);
    }
  });

  test('asks for https only behind https', async () => {
    const { ask } = await serveSmall(start);
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
    for (const path of ['/', '/nope', '/docker.html']) {
      const { headers } = await ask(path, { headers: { 'X-Forwarded-Proto': 'https' } });
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });

  test('keeps the version of the server to itself', async () => {
    const { ask } = await serveSmall(start);
    for (const path of ['/', '/docker.html', '/nope']) {
      expect([path, (await ask(path)).headers.server ?? '']).toEqual([
        path,
        expect.not.stringMatching(/\d/),
      ]);
    }
  });

  test('tells the type of each file, and the charset of text', async () => {
    const { ask } = await serveSmall(start, { files: { ...BUILD, 'docs/dump.unknown': '1' } });
    for (const [path, type] of [
      ['/docker', 'text/html; charset=utf-8'],
      ['/docker.md', 'text/markdown; charset=utf-8'],
      [SCRIPT, 'text/javascript; charset=utf-8'],
      ['/search-index/manifest.json', 'application/json; charset=utf-8'],
      ['/docs/words.csv', 'text/csv; charset=utf-8'],
      ['/feed.atom', 'application/atom+xml; charset=utf-8'],
      ['/docs/growth.svg', 'image/svg+xml'],
      [SIGNS, 'application/octet-stream'],
      ['/docs/dump.unknown', 'application/octet-stream'],
    ] as const) {
      expect([path, (await ask(path)).headers['content-type']]).toEqual([path, type]);
    }
  });

  test('sends the copy that the browser reads best', async () => {
    const { ask } = await serveSmall(start);
    const content = BUILD['assets/js/main.1234abcd.js'];
    for (const [accepted, coding, decode] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['identity', undefined, (body: Buffer) => body],
    ] as const) {
      const { headers, body } = await ask(SCRIPT, { headers: { 'Accept-Encoding': accepted } });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, coding]);
      expect(decode(body).toString()).toBe(content);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers['cache-control']).toBe(IMMUTABLE);
    }
    const none = await ask(SCRIPT);
    expect([none.headers['content-encoding'], none.text]).toEqual([undefined, content]);
  });

  test('tells copies apart by their tags', async () => {
    const { ask } = await serveSmall(start);
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (coding) =>
          (await ask(SCRIPT, { headers: { 'Accept-Encoding': coding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});
