import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { CARD_SIZE } from '../shared/card.ts';
import type { CardElement } from './card.ts';

const require = createRequire(import.meta.url);

/** The packages whose versions decide how a card looks. */
const PACKAGES = ['satori', '@resvg/resvg-js', '@fontsource/charis-sil'] as const;

/** Identifies the renderer, as part of the cache key. */
export const DRAWN_BY = PACKAGES.map((name) => {
  // satori doesn't export its package.json, so the project's own says the exact version.
  const { dependencies } = require('../../../package.json') as {
    dependencies: Readonly<Record<string, string>>;
  };
  return `${name} ${dependencies[name]}`;
}).join(', ');

/** As the cards name it. */
const FONT = 'Charis SIL';

/** Charis SIL resembles Charter, the first of the site's fonts, and is free. */
const FONT_FILES = [
  [400, require.resolve('@fontsource/charis-sil/files/charis-sil-latin-400-normal.woff')],
  [700, require.resolve('@fontsource/charis-sil/files/charis-sil-latin-700-normal.woff')],
] as const;

/** Reads the fonts of cards. */
export const readFonts = () =>
  Promise.all(
    FONT_FILES.map(async ([weight, file]) => ({
      name: FONT,
      weight,
      data: await readFile(file),
    })),
  );

/**
 * Prepares to draw cards.
 *
 * @returns a function that draws a card as a PNG
 */
export async function cardPainter(): Promise<(card: CardElement) => Promise<Buffer>> {
  const fonts = await readFonts();
  return async (card) => {
    // It accepts elements of any kind, but its type only React's.
    const svg = await satori(card as never, { ...CARD_SIZE, fonts });
    // In the thread pool. The texts are paths already.
    const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return image.asPng();
  };
}
