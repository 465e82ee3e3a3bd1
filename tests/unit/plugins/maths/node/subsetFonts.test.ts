import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { subsetFonts } from '../../../../../plugins/maths/node/subsetFonts.ts';
import { mathsFolder } from '../../../../../site/settings.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

const FONT = 'KaTeX_Math-Italic.woff2';

const original = readFileSync(path.join(mathsFolder(), 'fonts', FONT));

/** The font of formulas in a build with these pages, by their names. */
async function fontOf(pages: Readonly<Record<string, string>>): Promise<Buffer> {
  const folder = temporaryFolder(pages);
  const fonts = path.join(folder, 'katex', 'fonts');
  cpSync(path.join(mathsFolder(), 'fonts', FONT), path.join(fonts, FONT));
  await subsetFonts(folder, fonts);
  return readFileSync(path.join(fonts, FONT));
}

const formula = (text: string) => `<p>q<span class=katex>${text}</span>`;

test('fonts keep the characters of pages with formulas, in all folders', async () => {
  const one = await fontOf({ 'index.html': formula('x') });
  const two = await fontOf({ 'index.html': formula('x'), 'de/index.html': formula('yz') });
  expect(one.subarray(0, 4).toString()).toBe('wOF2');
  expect(two.length).toBeGreaterThan(one.length);
  expect(two.length).toBeLessThan(original.length / 2);
});

test('a page without a formula asks for nothing', async () => {
  const pages = { 'index.html': formula('x') };
  expect(await fontOf({ ...pages, 'other.html': '<p>abcdefghijkl' })).toEqual(await fontOf(pages));
});
