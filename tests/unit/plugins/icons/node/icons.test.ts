import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { iconsPlugin } from '../../../../../plugins/icons/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const MARK = path.join(import.meta.dirname, '../../../../../static/img/mark-light.svg');

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names icons that exist, of the sizes it says, and phones and old browsers find theirs', async () => {
  const outDir = temporaryFolder({});
  mkdirSync(path.join(outDir, 'img'));
  const siteConfig = { title: 'Notes', tagline: 'All', baseUrl: '/n/' };
  const plugin = iconsPlugin({ mark: MARK, shortTitle: 'N' })({ siteConfig } as LoadContext);
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  const read = (file: string) => readFileSync(path.join(outDir, file));

  const manifest = JSON.parse(read('manifest.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Notes', short_name: 'N', start_url: '/n/' });
  for (const { src, sizes } of manifest.icons) {
    expect(sizeOf(read(src.slice('/n/'.length)))).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180');

  const icon = read('favicon.ico');
  // One icon, whose picture begins where the directory says and reaches to the end.
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(offset + length).toBe(icon.length);
  expect(sizeOf(icon.subarray(offset))).toBe('32x32');
  expect([icon.readUInt8(6), icon.readUInt8(7)]).toEqual([32, 32]);
});
