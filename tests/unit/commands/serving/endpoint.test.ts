import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import {
  checkEndpoint,
  isPrivate,
  LOCALHOST,
  readEndpoint,
  urlOf,
} from '../../../../commands/serving/endpoint.ts';
import { serve } from '../../../../commands/serving/server.ts';
import { readPages } from '../../../../release/pages/index.ts';
import { writeServingFiles } from '../../../../release/publish/index.ts';
import { readSettings } from '../../../../site/settings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

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

const localhost = (port: number) => ({ port, hosts: LOCALHOST });

/** Whether something accepts connections there. */
async function isOpen(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  onTestFinished(() => {
    socket.destroy();
  });
  return once(socket, 'connect').then(
    () => true,
    () => false,
  );
}

test('only this machine can connect, unless HOST says otherwise', () => {
  for (const HOST of [undefined, '', ' ', 'localhost', '127.0.0.1', '::1']) {
    expect([HOST, isPrivate(readEndpoint({ HOST }))]).toEqual([HOST, true]);
  }
  for (const HOST of ['0.0.0.0', '::', '192.0.2.1']) {
    expect([HOST, isPrivate(readEndpoint({ HOST }))]).toEqual([HOST, false]);
  }
  const addresses = [{}, { HOST: '0.0.0.0' }, { HOST: '::' }, { HOST: '::1' }].map(readEndpoint);
  expect(new Set(addresses.map(urlOf))).toEqual(new Set(['http://localhost:3000']));
  expect(urlOf(readEndpoint({ HOST: '192.0.2.1' }))).toBe('http://192.0.2.1:3000');
  expect(urlOf(readEndpoint({ HOST: '2001:db8::1' }))).toBe('http://[2001:db8::1]:3000');
});

test.each([
  'my-laptop',
  '127.0.0.1:80',
  'http://localhost',
  '256.0.0.1',
  '0.0.0.0,::',
])('HOST "%s" is refused in one line', (HOST) => {
  expect(() => readEndpoint({ HOST })).toThrow(
    `HOST is "${HOST}", which is not an IP address; write 0.0.0.0 to let other machines connect, or unset it`,
  );
});

test('an address of another machine is refused in one line', async () => {
  await expect(checkEndpoint({ port: await freePort(), hosts: ['192.0.2.1'] })).rejects.toThrow(
    'HOST is "192.0.2.1", which is not an address of this machine',
  );
});

test('the port is 3000 unless PORT says otherwise', () => {
  const ports = [{}, ...['', ' ', '8080', ' 80 '].map((PORT) => ({ PORT }))];
  expect(ports.map((given) => readEndpoint(given).port)).toEqual([3000, 3000, 3000, 8080, 80]);
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
  expect(() => readEndpoint({ PORT: given })).toThrow(
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
  await expect(checkEndpoint(localhost(port))).rejects.toMatchObject(refusal);
  await expect(serve({ folder: '.', port })).rejects.toMatchObject(refusal);
});

test('a server is there once its address is', async () => {
  const port = await freePort();
  await checkEndpoint(localhost(port));
  const folder = temporaryFolder({ 'index.html': 'home' });
  await writeServingFiles(folder, readSettings({}), await readPages(folder));
  const { close, address } = await serve({ folder, port });
  onTestFinished(close);
  expect(address).toBe(`http://localhost:${port}/`);
  expect(await (await fetch(address)).text()).toBe('home');
});

test('a server is at both addresses of localhost and at no other, unless it is told to be', async () => {
  const folder = temporaryFolder({ 'index.html': 'home' });
  await writeServingFiles(folder, readSettings({}), await readPages(folder));
  // Every address of 127.0.0.0/8 is this machine, but only one of them is localhost.
  for (const [hosts, elsewhere] of [
    [LOCALHOST, false],
    [['0.0.0.0'], true],
  ] as const) {
    const port = await freePort();
    const { close } = await serve({ folder, port, hosts });
    onTestFinished(close);
    expect(await isOpen(port, '127.0.0.1')).toBe(true);
    if (process.platform === 'linux') {
      expect([hosts, await isOpen(port, '127.0.0.2')]).toEqual([hosts, elsewhere]);
    }
    if (hosts === LOCALHOST && networkInterfaces().lo?.some(({ address }) => address === '::1')) {
      expect(await isOpen(port, '::1')).toBe(true);
    }
  }
});

test('a port that is taken at one of the addresses is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  await expect(checkEndpoint(localhost(port))).rejects.toThrow(`Port ${port} is taken`);
});

test('a folder without a home page is not a site', async () => {
  const folder = temporaryFolder({ '404.html': 'nothing here' });
  await writeServingFiles(folder, readSettings({}), await readPages(folder));
  const port = await freePort();
  await expect(serve({ folder, port })).rejects.toThrow('no home page');
  await checkEndpoint(localhost(port));
});

test('a folder that no build has prepared is refused in one line that says what to do', async () => {
  const folder = temporaryFolder({ 'index.html': 'home' });
  const port = await freePort();
  await expect(serve({ folder, port })).rejects.toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining('make the build with: npm run build'),
  });
  await checkEndpoint(localhost(port));
});
