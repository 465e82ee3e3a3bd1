import { describe, expect, test } from 'vitest';
import { SERVERS, serveSmall } from './servers.ts';
import { BUILD, FOLDER_BUILD } from './smallBuild.ts';

const page = (text: string) => ({ status: 200, text: expect.stringContaining(`<h1>${text}</h1>`) });
const notFound = { ...page('nothing here'), status: 404 };

describe.each(SERVERS)('%s', (_name, start) => {
  // @proves addresses.slash-never
  test('gives a page at its clean address', async () => {
    const { ask } = await serveSmall(start);
    expect(await ask('/')).toMatchObject(page('home'));
    expect(await ask('/docker?q=1')).toMatchObject(page('docker'));
    expect(await ask('/docker', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
    expect(await ask('/.well-known/security.txt')).toMatchObject({ status: 200 });
  });

  // @proves routes.html, addresses.slash-never
  test('leads each other form of an address to it for good, in one step', async () => {
    const { ask } = await serveSmall(start);
    for (const [from, to] of [
      ['/index.html', '/'],
      ['/docker.html', '/docker'],
      ['/docker/index.html', '/docker'],
      ['/docker/', '/docker'],
      ['/docker.html?q=a%20b&c', '/docker?q=a%20b&c'],
      ['/docker/?q=a%20b', '/docker?q=a%20b'],
      ['/docker%2Ehtml', '/docker'],
      ['/vm', '/docker'],
      ['/vm.html?q=a', '/docker?q=a'],
      ['/vm/index.html', '/docker'],
      ['/a%20b.html', '/a%20b'],
      ['//docker', '/docker'],
      ['//example.org/docker.html', '/example.org/docker'],
      ['//example.org/', '/example.org'],
    ] as const) {
      const { status, headers } = await ask(from);
      expect([from, status, decodeURIComponent(headers.location ?? '')]).toEqual([
        from,
        301,
        decodeURIComponent(to),
      ]);
    }
  });

  test('leads capitals in the address of a page to the page, and nothing else', async () => {
    const files = {
      ...BUILD,
      'docs/Logo.svg': '<svg/>',
      'test-attestation-totters-tattletales.html': BUILD['docker.html'],
    };
    const { ask } = await serveSmall(start, { files });
    for (const [from, to] of [
      ['/Docker', '/docker'],
      ['/DOCKER?q=A', '/docker?q=A'],
      ['/DOCKER.HTML', '/docker'],
      ['/Docker/Index.html?q=A', '/docker?q=A'],
      ['/Docker/', '/docker'],
      ['//DOCKER', '/docker'],
      ['/VM.html', '/docker'],
      ['/INDEX.HTML', '/'],
      ['/Test-Attestation-TOTTERS-Tattletales', '/test-attestation-totters-tattletales'],
    ] as const) {
      const { status, headers } = await ask(from);
      expect([from, status, headers.location]).toEqual([from, 301, to]);
    }
    expect(await ask('/Nope')).toMatchObject(notFound);
    expect(await ask('/docs/Growth.svg')).toMatchObject(notFound);
    expect(await ask('/404.HTML')).toMatchObject(notFound);
    expect(await ask('/docs/Logo.svg')).toMatchObject({ status: 200, text: '<svg/>' });
  });

  test.each([
    { settings: { trailingSlash: true, baseUrl: '/' }, files: FOLDER_BUILD, to: '/docker/' },
    { settings: { trailingSlash: undefined, baseUrl: '/' }, files: FOLDER_BUILD, to: '/docker' },
    {
      settings: { trailingSlash: false, baseUrl: '/My/notes/' },
      files: BUILD,
      to: '/My/notes/docker',
    },
  ])('leads capitals there in one step, with $settings', async ({ settings, files, to }) => {
    const { ask } = await serveSmall(start, { settings, files });
    const { baseUrl } = settings;
    for (const form of ['Docker', 'DOCKER.html', 'Docker/INDEX.HTML']) {
      expect([form, (await ask(baseUrl + form)).headers.location]).toEqual([form, to]);
    }
  });

  // @proves addresses.slash-always
  test('with slashes at the end, leads addresses without one there, and files stay', async () => {
    const { ask } = await serveSmall(start, {
      settings: { trailingSlash: true },
      files: FOLDER_BUILD,
    });
    for (const from of ['/docker', '/docker/index.html', '/docker.html', '/docker/index']) {
      expect((await ask(from)).headers.location).toBe('/docker/');
    }
    expect((await ask('/index.html')).headers.location).toBe('/');
    expect(await ask('/')).toMatchObject(page('home'));
    expect(await ask('/docker/')).toMatchObject(page('docker'));
    expect(await ask('/docs/growth.svg')).toMatchObject({ status: 200, text: '<svg/>' });
    expect(await ask('/nope/')).toMatchObject(notFound);
  });

  // @proves addresses.slash-either
  test('answers at both ends where that is left to it', async () => {
    const { ask } = await serveSmall(start, {
      settings: { trailingSlash: undefined },
      files: FOLDER_BUILD,
    });
    expect(await ask('/docker')).toMatchObject(page('docker'));
    expect(await ask('/docker/')).toMatchObject(page('docker'));
    for (const from of ['/docker/index.html', '/docker.html']) {
      expect((await ask(from)).headers.location).toBe('/docker');
    }
  });

  // @proves routes.not-found
  test('says with the not-found page what is not there', async () => {
    const { ask } = await serveSmall(start);
    for (const path of [
      '/nope',
      '/nope.txt',
      '/404',
      '/docs',
      '/assets/js',
      '/.fingerprint',
      '/.serving.json',
      '/_headers',
      '/_redirects',
      '/assets/js/main.1234abcd.js.br',
      '/assets/js/main.00000000.js',
    ]) {
      const answer = await ask(path);
      expect([path, answer]).toMatchObject([path, notFound]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  // @proves addresses.base-url
  test('has the site under its base path and nowhere else', async () => {
    const { ask } = await serveSmall(start, { settings: { baseUrl: '/my/notes/' } });
    expect(await ask('/my/notes/')).toMatchObject(page('home'));
    expect(await ask('/my/notes/docker')).toMatchObject(page('docker'));
    expect((await ask('/my/notes')).headers.location).toBe('/my/notes/');
    expect((await ask('/my/notes/docker.html')).headers.location).toBe('/my/notes/docker');
    expect((await ask('/my/notes/docker/')).headers.location).toBe('/my/notes/docker');
    expect((await ask('/my/notes/index')).headers.location).toBe('/my/notes/');
    const asset = await ask('/my/notes/assets/js/main.1234abcd.js');
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, IMMUTABLE]);
    for (const path of [
      '/',
      '/docker',
      '/docker.html',
      '/my/',
      '/my/notesdocker',
      '/my/notes/nope',
      '/my/notes/404',
      '/my/notes/_headers',
      '/assets/js/main.1234abcd.js',
    ]) {
      expect([path, await ask(path)]).toMatchObject([path, notFound]);
    }
  });

  // @proves addresses.base-url
  test('reads a dot in the base path as a dot', async () => {
    const { ask } = await serveSmall(start, { settings: { baseUrl: '/notes.v2/' } });
    expect(await ask('/notes.v2/docker')).toMatchObject(page('docker'));
    expect((await ask('/notes.v2/docker.html')).headers.location).toBe('/notes.v2/docker');
    expect((await ask('/notes.v2')).headers.location).toBe('/notes.v2/');
    expect(await ask('/notes-v2/docker')).toMatchObject(notFound);
    expect(await ask('/notes-v2')).toMatchObject(notFound);
  });

  // @proves product.read-only
  test('refuses a method that would change something', async () => {
    const { ask } = await serveSmall(start);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const path of ['/', '/docker.html', '/nope']) {
        const { status, headers } = await ask(path, { method });
        expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
      }
    }
  });

  test('does not send again what the browser has', async () => {
    const { ask } = await serveSmall(start);
    const { headers } = await ask('/docker');
    const again = await ask('/docker', { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('sends a part of a file', async () => {
    const { ask } = await serveSmall(start);
    const part = await ask('/docs/growth.svg', { headers: { Range: 'bytes=1-3' } });
    expect([part.status, part.text]).toEqual([206, 'svg']);
    expect((await ask('/docs/growth.svg', { headers: { Range: 'bytes=900-' } })).status).toBe(416);
  });
});

const IMMUTABLE = 'public, max-age=31536000, immutable';

test('the small builds have what the tests ask for', () => {
  expect(Object.keys(BUILD)).toContain('docker.html');
  expect(Object.keys(FOLDER_BUILD)).toContain('docker/index.html');
});
