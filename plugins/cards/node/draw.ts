import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { keptFiles } from '../../kept/node/keptFiles.ts';
import { CARD_SIZE } from '../shared/card.ts';
import type { CardElement } from './card.ts';

const require = createRequire(import.meta.url);

/** The packages whose versions decide how a card looks. */
const PACKAGES = ['satori', '@resvg/resvg-js', '@fontsource/charis-sil'] as const;

/** Identifies the renderer, as part of the cache key. */
const DRAWN_BY = PACKAGES.map((name) => {
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

/** Draws cards, each once. */
export interface CardPainter {
  /** The PNG of a card: kept from an earlier build, or drawn. */
  paint(card: CardElement): Promise<Buffer>;
  /** Deletes all kept cards that weren't requested. */
  prune(): Promise<void>;
}

/**
 * Prepares to draw cards.
 *
 * @param folder - absolute path of a folder that keeps the cards between builds
 */
export function cardPainter(folder: string): CardPainter {
  const files = keptFiles(folder);
  let fonts: ReturnType<typeof readFonts> | undefined;
  return {
    async paint(card) {
      const hash = createHash('sha256').update(DRAWN_BY).update(JSON.stringify(card));
      const { content } = await files.of(`${hash.digest('hex')}.png`, async () => {
        fonts ??= readFonts();
        // It accepts elements of any kind, but its type only React's.
        const svg = await satori(card as never, { ...CARD_SIZE, fonts: await fonts });
        // In the thread pool. The texts are paths already.
        const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
        return image.asPng();
      });
      return content;
    },
    prune: files.prune,
  };
}
