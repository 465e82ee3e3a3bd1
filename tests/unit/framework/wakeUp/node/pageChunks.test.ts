import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { afterEach, expect, test } from 'vitest';
import { pageChunks } from '../../../../../framework/wakeUp/node/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-chunks-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The part of the bundler's compilation that the plugin reads once the files are written. */
const COMPILATION = {
  chunkGroups: [
    { origins: [{ request: undefined }], chunks: [{ id: 'main' }] },
    {
      origins: [{ request: '@theme/DocItem' }, { request: '@theme/DocItem' }],
      chunks: [{ id: 59 }, { id: 178 }],
    },
    { origins: [{ request: 'main' }], chunks: [{ id: 7 }] },
  ],
};

test('the manifest learns what is behind an import, and keeps what it has', () => {
  const manifest = path.join(folder, 'client-manifest.json');
  const given = {
    entrypoints: ['main'],
    origins: { main: ['1', '2'] },
    assets: { 59: { js: [] } },
  };
  writeFileSync(manifest, JSON.stringify(given));
  const compiler = {
    hooks: { afterEmit: { tap: (_: string, run: (c: object) => void) => run(COMPILATION) } },
  };
  pageChunks(manifest).apply(compiler as unknown as Compiler);
  expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({
    ...given,
    origins: { main: ['1', '2'], '@theme/DocItem': ['59', '178'] },
  });
});
