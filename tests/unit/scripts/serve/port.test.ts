import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readPages } from '../../../../release/pages/node/index.ts';
import { writeServingFiles } from '../../../../release/publish/node/index.ts';
import { checkPort, readPort } from '../../../../scripts/serve/port.ts';
import { serve } from '../../../../scripts/serve/server.ts';
import { readSettings } from '../../../../site/settings.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A port that another server uses until the test ends. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the port is 3000 unless PORT says otherwise', () => {
  expect([undefined, '', ' ', '8080', ' 80 '].map(readPort)).toEqual([3000, 3000, 3000, 8080, 80]);
});

test.each([
  '0',
  '65536',
  '-1',
  '80.5',
  '0x50',
  'http',
  '3000,3001',
])('PORT "%s" is refused in one line', (given) => {
  expect(() => readPort(given)).toThrow(
    `PORT is "${given}", which is not a port number; write one from 1 to 65535`,
  );
});

test('a taken port is refused in one line that names it', async () => {
  const port = await takenPort();
  const refusal = {
    name: 'Refusal',
    message: expect.stringMatching(
      new RegExp(`^Port ${port} is taken by another program; set PORT to another`),
    ),
  };
  await expect(checkPort(port)).rejects.toMatchObject(refusal);
  await expect(serve({ folder: '.', port })).rejects.toMatchObject(refusal);
});

test('a server is there once its address is', async () => {
  const port = await freePort();
  await checkPort(port);
  const folder = temporaryFolder({ 'index.html': 'home' });
  await writeServingFiles(folder, readSettings({}), await readPages(folder));
  const { server, address } = await serve({ folder, port });
  onTestFinished(() => {
    server.close();
  });
  expect(address).toBe(`http://localhost:${port}/`);
  expect(await (await fetch(address)).text()).toBe('home');
});

test('a folder without a home page is not a site', async () => {
  const folder = temporaryFolder({ '404.html': 'nothing here' });
  await writeServingFiles(folder, readSettings({}), await readPages(folder));
  const port = await freePort();
  await expect(serve({ folder, port })).rejects.toThrow('no home page');
  await checkPort(port);
});

test('a folder that no build has prepared is refused in one line that says what to do', async () => {
  const folder = temporaryFolder({ 'index.html': 'home' });
  const port = await freePort();
  await expect(serve({ folder, port })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining('make the build with: npm run build'),
  });
  await checkPort(port);
});
