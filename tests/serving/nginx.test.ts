import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { findOnPath } from '../../commands/project/debian.ts';
import { freePort } from './freePort.ts';
import type { Nginx } from './nginx.ts';
import { serveBuild, serveSmall, startNginx } from './servers.ts';
import { emptyFolder, smallBuild } from './smallSite.ts';

const nginx = inject('nginx');

describe.skipIf(nginx === undefined)('nginx', () => {
  const start = (directives = '', own = emptyFolder) => startNginx(nginx as Nginx, directives, own);

  test.each([
    '/',
    '/my/notes/',
  ])('logs no warning about a site at %s, whatever is asked of it', async (baseUrl) => {
    const own = emptyFolder();
    const { ask } = await serveSmall(
      start('', () => own),
      { settings: { baseUrl } },
    );
    for (const name of [
      '',
      'docker',
      'docker.html',
      'Docker',
      'nope',
      'assets/js/main.1234abcd.js',
    ]) {
      await ask(baseUrl + name);
    }
    await ask(baseUrl, { method: 'POST' });
    await ask(`${baseUrl}docs/growth.svg`, { headers: { Range: 'bytes=900-' } });
    expect(readFileSync(path.join(own, 'error.log'), 'utf8')).toBe('');
  });

  test('has no file at an address with two slashes, even if it doesn’t merge them', async () => {
    const { ask } = await serveSmall(start('merge_slashes off;'));
    expect((await ask('/docs/growth.svg')).status).toBe(200);
    for (const address of ['/docs//growth.svg', '//docs/growth.svg', '/docs//nope']) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  });

  test('says that there is nothing, even if the page that says so is missing', async () => {
    const build = await smallBuild({});
    rmSync(path.join(build, '404.html'));
    const { ask } = await serveBuild(start(), build);
    expect((await ask('/nope')).status).toBe(404);
    expect((await ask('/docker')).status).toBe(200);
  });

  test.skipIf(findOnPath('openssl') === undefined)('asks for https where it has it', async () => {
    const own = emptyFolder();
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(own, name));
    execFileSync(
      'openssl',
      [
        ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=a'.split(
          ' ',
        ),
        ...['-keyout', String(key), '-out', String(certificate)],
      ],
      { stdio: 'ignore' },
    );
    const port = await freePort();
    const { ask } = await serveSmall(
      start(
        `listen 127.0.0.1:${port} ssl; ssl_certificate "${certificate}"; ssl_certificate_key "${key}";`,
      ),
    );
    const sent = request({ host: '127.0.0.1', port, rejectUnauthorized: false, agent: false });
    const [response] = await once(sent.end(), 'response');
    response.resume();
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined();
  });
});
