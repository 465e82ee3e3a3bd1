// What only the local server is expected to do; for what every server does, see answers.test.ts.
import { copyFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Ask, serveBuild, serveSmall, startLocal } from './servers.ts';
import { page } from './smallBuild.ts';
import { smallBuild } from './smallSite.ts';

const notFound = { status: 404, text: expect.stringContaining('<h1>nothing here</h1>') };

/** A file of the small build that has compressed copies. */
const SCRIPT = '/assets/js/main.1234abcd.js';

test('says with the not-found page what cannot be decoded', async () => {
  const { ask } = await serveSmall(startLocal);
  for (const path of ['/%zz', '/%', '/%E0%A4', '/%ff%fe', '/docker%2', '/docker%00']) {
    expect([path, await ask(path)]).toMatchObject([path, notFound]);
  }
});

test('leads each form of the address of a page in capitals to it in one step', async () => {
  const { ask } = await serveSmall(startLocal);
  for (const [from, to] of [
    ['/DOCKER.HTML', '/docker'],
    ['/Docker/index.html', '/docker'],
    ['/docker/INDEX.HTML?q=A', '/docker?q=A'],
    ['/Docker/', '/docker'],
    ['//Docker', '/docker'],
    ['/INDEX.html', '/'],
    ['/VM', '/docker'],
    ['/Vm.html', '/docker'],
  ] as const) {
    const { status, headers } = await ask(from);
    expect([from, status, headers.location]).toEqual([from, 301, to]);
  }
  for (const path of ['/Nope.html', '/docs/Growth.svg', '/404.HTML', '/_HEADERS']) {
    expect([path, (await ask(path)).status]).not.toEqual([path, 200]);
  }
});

test('keeps the capitals of a base path', async () => {
  const { ask } = await serveSmall(startLocal, { settings: { baseUrl: '/My/Notes/' } });
  expect((await ask('/My/Notes/DOCKER.HTML')).headers.location).toBe('/My/Notes/docker');
  expect(await ask('/my/notes/docker')).toMatchObject(notFound);
});

/** Requests a file with the tag that the server gave for it. */
async function again(ask: Ask, file: string, tag: string | undefined, coding = 'identity') {
  const headers = { 'If-None-Match': String(tag), 'Accept-Encoding': coding };
  const { status, headers: answered } = await ask(file, { headers });
  return [status, answered.etag];
}

test('does not send again what a newer build has with the same content, whatever its time', async () => {
  const folder = await smallBuild({});
  const { ask } = await serveBuild(startLocal, folder);
  for (const file of ['/docker', SCRIPT]) {
    for (const coding of ['identity', 'gzip', 'br']) {
      const { headers } = await ask(file, { headers: { 'Accept-Encoding': coding } });
      expect(headers['last-modified']).toBeUndefined();
      const sent = path.join(folder, file === '/docker' ? 'docker.html' : file);
      for (const copy of ['', '.gz', '.br'].map((ending) => sent + ending)) {
        if (statSync(copy, { throwIfNoEntry: false })) {
          copyFileSync(copy, `${copy}.newer`);
          utimesSync(`${copy}.newer`, 1, 1);
          renameSync(`${copy}.newer`, copy);
        }
      }
      expect(await again(ask, file, headers.etag, coding)).toEqual([304, headers.etag]);
    }
  }
});

test('sends other content, though its size and time are the same', async () => {
  const folder = await smallBuild({});
  const { ask } = await serveBuild(startLocal, folder);
  const file = path.join(folder, 'docker.html');
  const { headers } = await ask('/docker');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, page('DOCKER'));
  utimesSync(file, atime, mtime);
  const [status, tag] = await again(ask, '/docker', headers.etag);
  expect(status).toBe(200);
  expect(tag).not.toBe(headers.etag);
});

test('has another strong tag for each coding of a file', async () => {
  const { ask } = await serveSmall(startLocal);
  const answers = await Promise.all(
    ['identity', 'gzip', 'br'].map((coding) =>
      ask(SCRIPT, { headers: { 'Accept-Encoding': coding } }),
    ),
  );
  const tags = answers.map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  expect(tags.filter((tag) => !/^"[\w-]+"$/.test(String(tag)))).toEqual([]);
  expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
  // The plain file isn't what a browser has that asked for the Brotli copy.
  expect((await again(ask, SCRIPT, tags[0], 'br'))[0]).toBe(200);
});

test('sends a part only of the content that the browser has', async () => {
  const { ask } = await serveSmall(startLocal);
  const { headers } = await ask('/docs/growth.svg');
  const partOf = async (ifRange: string) => {
    const asked = { Range: 'bytes=1-3', 'If-Range': ifRange };
    const { status, text } = await ask('/docs/growth.svg', { headers: asked });
    return [status, text];
  };
  expect(await partOf(String(headers.etag))).toEqual([206, 'svg']);
  expect(await partOf('"other"')).toEqual([200, '<svg/>']);
  // A weak tag doesn't promise the same bytes, and neither does a time.
  expect(await partOf(`W/${headers.etag}`)).toEqual([200, '<svg/>']);
  expect(await partOf('Fri, 20 Nov 2099 17:00:00 GMT')).toEqual([200, '<svg/>']);
});

/** Sends requests in one go, and returns all that was received until the server closed the connection. */
async function pipeline(port: number, requests: string, beforeReading = async () => {}) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
  });
  let received = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
  });
  // The server may close the connection before it has read everything.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.pause().write(requests);
  await beforeReading();
  socket.resume();
  await closed;
  return received;
}

const requestFor = (line: string) => `${line} HTTP/1.1\r\nHost: a\r\n\r\n`;

const answersIn = (text: string) => text.split('HTTP/1.1 ').slice(1);

test.each([
  'GET /docker',
  'GET /docker.html',
  'POST /',
  'GET /%zz',
])('closes a connection that asks for more than it reads (%s)', async (line) => {
  const { ask, port } = await serveSmall(startLocal);
  const received = await pipeline(port, requestFor(line).repeat(10_000), async () => {
    expect(await ask('/')).toMatchObject({ status: 200 });
  });
  expect(answersIn(received).length).toBeLessThan(1_000);
});

test('answers a hundred requests that are sent at once', async () => {
  const { port } = await serveSmall(startLocal);
  const last = 'GET /nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const answers = answersIn(await pipeline(port, requestFor('GET /docker').repeat(99) + last));
  expect(answers).toHaveLength(100);
  expect(answers.slice(0, -1).filter((answer) => !answer.startsWith('200 '))).toEqual([]);
  expect(answers.at(-1)).toMatch(/^404 /);
});
