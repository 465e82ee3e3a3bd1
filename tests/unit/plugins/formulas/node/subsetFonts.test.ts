import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { formulasPlugin } from '../../../../../plugins/formulas/node/index.ts';
import { subsetFonts } from '../../../../../plugins/formulas/node/subsetFonts.ts';
import { mathsFolder } from '../../../../../site/settings.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const FONT = 'KaTeX_Math-Italic.woff2';

const original = readFileSync(path.join(mathsFolder(), 'fonts', FONT));

/** The formula font of a build after `finish`; the pages are given by path. */
async function fontOf(
  pages: Readonly<Record<string, string>>,
  finish: (folder: string, fonts: string) => Promise<unknown> = subsetFonts,
): Promise<Buffer> {
  const folder = temporaryFolder(pages);
  const fonts = path.join(folder, 'katex', 'fonts');
  cpSync(path.join(mathsFolder(), 'fonts', FONT), path.join(fonts, FONT));
  await finish(folder, fonts);
  return readFileSync(path.join(fonts, FONT));
}

const formula = (text: string) =>
  `<p>q<span class=katex><span class=katex-html><span class="mord mathnormal">${text}</span></span></span>s`;

test('fonts keep the characters of formulas, in the pages of all folders', async () => {
  const one = await fontOf({ 'index.html': formula('x') });
  const two = await fontOf({ 'index.html': formula('x'), 'de/index.html': formula('yz') });
  expect(one.subarray(0, 4).toString()).toBe('wOF2');
  expect(two.length).toBeGreaterThan(one.length);
  expect(two.length).toBeLessThan(original.length / 2);
});

test('text beside formulas asks for nothing', async () => {
  const pages = { 'index.html': formula('x') };
  const more = { 'index.html': `${formula('x')} abcdefghijkl`, 'other.html': '<p>mnopq' };
  expect(await fontOf(more)).toEqual(await fontOf(pages));
});

test('files that aren’t pages ask for nothing', async () => {
  const pages = { 'index.html': formula('x') };
  const more = { ...pages, 'assets/page.js': formula('yz'), 'index.html.map': formula('abc') };
  expect(await fontOf(more)).toEqual(await fontOf(pages));
});

test('fonts are the same whatever the order of pages and characters', async () => {
  const one = await fontOf({ 'a.html': formula('xz'), 'b.html': formula('y') });
  expect(await fontOf({ 'a.html': formula('y'), 'b.html': formula('zx') })).toEqual(one);
});

test('fonts lose their hinting', async () => {
  const hinted = await subsetFont(original, '<>&x', { targetFormat: 'woff2', noHinting: false });
  expect((await fontOf({ 'index.html': formula('x') })).length).toBeLessThan(hinted.length);
});

test('the plugin does so once the pages are there', async () => {
  const pages = { 'index.html': formula('x') };
  const { postBuild } = formulasPlugin({ folder: mathsFolder() })();
  const finish = async (outDir: string) =>
    postBuild?.call({} as Plugin, { outDir } as Parameters<typeof postBuild>[0]);
  expect(await fontOf(pages, finish)).toEqual(await fontOf(pages));
});
