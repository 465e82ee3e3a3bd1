import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { frameworkEnvironment, TYPESCRIPT } from '../../commands/project/tools.ts';
import { ROOT } from './buildSite.ts';

/** A copy of the fixture, so that the test can change its documents while the server runs. */
const SITE = path.join(ROOT, 'tests', 'fixtures', 'dev-copy');

/** No other test uses it. */
const PORT = String(Number(process.env.TEST_PORT ?? 3210) + 15);

/** How long a reload of the tiny site may take on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 100 };

/** Interval of saves: long enough for the watcher to notice each, too short for a reload to finish. */
const BETWEEN_SAVES_MS = 150;

const FRAMEWORK = path.join(ROOT, 'framework/run/develop.ts');

const DOCS = path.join(SITE, 'docs');

let server: ChildProcess;
let output = '';

/** A part of the framework's metadata of a document. */
interface Metadata {
  readonly title: string;
  readonly permalink: string;
  readonly lastUpdatedAt?: number;
  readonly previous?: { readonly permalink: string };
}

/** Returns the metadata of a document that the server passed to the bundler; `undefined` if it has none yet. */
function documentAt(permalink: string): Metadata | undefined {
  const folder = path.join(SITE, '.docusaurus/docusaurus-plugin-content-docs/default');
  return readdirSync(folder)
    .filter((name) => name.startsWith('site-') && name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Metadata)
    .find((document) => document.permalink === permalink);
}

beforeAll(async () => {
  rmSync(SITE, { recursive: true, force: true });
  cpSync(path.join(ROOT, 'tests', 'fixtures', 'notes'), SITE, { recursive: true });
  server = spawn(process.execPath, [...TYPESCRIPT, FRAMEWORK, PORT, SITE], {
    cwd: ROOT,
    env: frameworkEnvironment({ ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' }),
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await vi.waitFor(() => expect(output).toContain('compiled successfully'), PATIENCE);
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(SITE, { recursive: true, force: true });
});

test('a page is served, and no update date is made up', async () => {
  const answer = await fetch(`http://localhost:${PORT}/tea`);
  expect(answer.status).toBe(200);
  expect(documentAt('/tea')).toMatchObject({ title: 'Tea' });
  expect(documentAt('/tea')?.lastUpdatedAt).toBeUndefined();
});

test('saves in a row, a new document among them, all arrive', async () => {
  const tea = path.join(DOCS, 'notes/tea.mdx');
  const text = readFileSync(tea, 'utf8');
  const order = path.join(DOCS, 'order.txt');
  writeFileSync(order, `${readFileSync(order, 'utf8')}notes/water\n`);
  writeFileSync(path.join(DOCS, 'notes/water.mdx'), text.replace('title: Tea', 'title: Water'));
  for (const title of ['Green tea', 'Black tea', 'White tea']) {
    writeFileSync(tea, text.replace('title: Tea', `title: ${title}`));
    await setTimeout(BETWEEN_SAVES_MS);
  }
  await expect.poll(() => documentAt('/tea')?.title, PATIENCE).toBe('White tea');
  await expect.poll(() => documentAt('/water')?.title, PATIENCE).toBe('Water');
  expect(output).not.toContain('failure');
});

test('the sidebar follows the order at once', async () => {
  const order = path.join(DOCS, 'order.txt');
  const before = () => documentAt('/water')?.previous?.permalink;
  await expect.poll(before, PATIENCE).toBe('/blend');
  writeFileSync(order, 'notes/README\nnotes/water\nnotes/tea\nnotes/blend\n');
  await expect.poll(before, PATIENCE).toBe('/notes');
});

test('mistakes are listed in the terminal, and the documents still reload', async () => {
  const tea = path.join(DOCS, 'notes/tea.mdx');
  const text = readFileSync(tea, 'utf8');
  const before = output.length;
  const said = () => output.slice(before);
  const misspelled = `${text.replace(/title: .*/, 'title: Red tea')}\nTea is a bevarage.\n`;

  writeFileSync(tea, misspelled);
  await expect.poll(said, PATIENCE).toMatch(/docs\/notes\/tea\.mdx:\d+: "bevarage" is not in the/);
  await expect.poll(() => documentAt('/tea')?.title, PATIENCE).toBe('Red tea');

  writeFileSync(tea, `${text}\n<Amount\n`);
  await expect.poll(said, PATIENCE).toMatch(/docs\/notes\/tea\.mdx:\d+: the text cannot be read/);

  // The new document has findings of its own.
  rmSync(path.join(DOCS, 'notes/water.mdx'));
  writeFileSync(path.join(DOCS, 'order.txt'), 'notes/README\nnotes/tea\nnotes/blend\n');
  writeFileSync(tea, text);
  await expect.poll(said, PATIENCE).toContain('The documents keep their contract again.');
});
