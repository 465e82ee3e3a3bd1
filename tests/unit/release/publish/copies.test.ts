import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { keptCopies, writeCopies } from '../../../../release/publish/copies.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const LONG = 'the same again, '.repeat(1_000);
const OTHER = 'and another one, '.repeat(1_000);

test('each file of text has a copy of each coding, which is what it was', async () => {
  const folder = temporaryFolder({ 'build/a.html': LONG, 'build/b/c.js': OTHER });
  const build = path.join(folder, 'build');
  await writeCopies(build, keptCopies(path.join(folder, 'cache')));
  for (const [file, content] of [
    ['a.html', LONG],
    ['b/c.js', OTHER],
  ] as const) {
    const read = (ending: string) => readFileSync(path.join(build, file + ending));
    expect(brotliDecompressSync(read('.br')).toString()).toBe(content);
    expect(gunzipSync(read('.gz')).toString()).toBe(content);
    expect(read('').toString()).toBe(content);
  }
});

test('what is small, or compressed in itself, has none', async () => {
  const folder = temporaryFolder({
    'build/least.html': 'a'.repeat(256),
    'build/small.html': 'a'.repeat(255),
    'build/index.bin': LONG,
    'build/font.woff2': LONG,
  });
  await writeCopies(path.join(folder, 'build'), keptCopies(path.join(folder, 'cache')));
  expect(readdirSync(path.join(folder, 'build')).sort()).toEqual([
    'font.woff2',
    'index.bin',
    'least.html',
    'least.html.br',
    'least.html.gz',
    'small.html',
  ]);
});

test('copies of an earlier build are kept for what has not changed, and only for that', async () => {
  const folder = temporaryFolder({ 'build/a.html': LONG, 'build/b.html': OTHER });
  const [build, cache] = [path.join(folder, 'build'), path.join(folder, 'cache')];
  await writeCopies(build, keptCopies(cache));
  const former = readdirSync(cache).sort();
  const marked = path.join(cache, former.find((name) => name.endsWith('.br')) ?? '');
  const { mtimeMs } = statSync(marked);
  writeFileSync(path.join(build, 'c.html'), LONG);
  await writeCopies(build, keptCopies(cache));
  expect(statSync(marked).mtimeMs).toBe(mtimeMs);
  expect(existsSync(path.join(build, 'c.html.br'))).toBe(true);
  writeFileSync(path.join(build, 'a.html'), `${LONG}!`);
  writeFileSync(path.join(build, 'c.html'), `${LONG}!`);
  await writeCopies(build, keptCopies(cache));
  // Two copies of the new content and two of b.html.
  expect(readdirSync(cache)).toHaveLength(4);
  expect(brotliDecompressSync(readFileSync(path.join(build, 'a.html.br'))).toString()).toBe(
    `${LONG}!`,
  );
});

test('a copy that one process has made is there for the next, and for another file', async () => {
  const cache = path.join(temporaryFolder({}), 'cache');
  const content = Buffer.from(LONG);
  const copies = keptCopies(cache);
  const [first, second] = await Promise.all([
    copies.of(content, 'a.js', 'br'),
    copies.of(content, 'b.js', 'br'),
  ]);
  expect(second).toBe(first);
  const [name = '', ...others] = readdirSync(cache);
  expect(others).toEqual([]);
  writeFileSync(path.join(cache, name), 'kept');
  expect(String(await keptCopies(cache).of(content, 'c.js', 'br'))).toBe('kept');
  expect(await copies.bytesOf(content, 'assets/js/0a1b2c3d.js')).toBe(first?.length);
});

test('a copy that was cut off is made again', async () => {
  const cache = temporaryFolder({});
  const content = Buffer.from(LONG);
  await keptCopies(cache).of(content, 'a.js', 'br');
  const [name = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, name), '');
  const copy = await keptCopies(cache).of(content, 'a.js', 'br');
  expect(brotliDecompressSync(copy ?? '').toString()).toBe(LONG);
});

test('what would be no smaller has no copy, and counts with its own bytes', async () => {
  const copies = keptCopies(temporaryFolder({}));
  const noise = randomBytes(2_000);
  expect(await copies.of(noise, 'noise.html', 'br')).toBeUndefined();
  expect(await copies.bytesOf(noise, 'noise.html')).toBe(2_000);
  expect(await copies.bytesOf(Buffer.from('short'), 'short.html')).toBe(5);
});

test('what readers wait for is compressed as well as possible, long pages and the rest faster, and Markdown copies fastest', async () => {
  const words = Array.from({ length: 8_000 }, (_, at) => `word${(at * at) % 977}`).join(' ');
  const folder = temporaryFolder({
    'build/docker.html': words,
    'build/assets/js/main.0123.js': words,
    'build/assets/js/0a1b2c3d.0123.js': words,
    'build/docker.md': words,
    'build/mcc.html': words + words,
    'build/assets/js/4c5d6e7f.0123.js': words + words,
  });
  const build = path.join(folder, 'build');
  const copies = keptCopies(path.join(folder, 'cache'));
  await writeCopies(build, copies);
  const sizeOf = (file: string) => statSync(path.join(build, `${file}.br`)).size;
  expect(sizeOf('docker.html')).toBeLessThan(sizeOf('assets/js/0a1b2c3d.0123.js'));
  expect(sizeOf('assets/js/0a1b2c3d.0123.js')).toBeLessThan(sizeOf('docker.md'));
  expect(sizeOf('mcc.html')).toBe(sizeOf('assets/js/4c5d6e7f.0123.js'));
  expect(sizeOf('assets/js/main.0123.js')).toBe(sizeOf('docker.html'));
  expect(await copies.bytesOf(Buffer.from(words), 'docker.html')).toBe(sizeOf('docker.html'));
});
