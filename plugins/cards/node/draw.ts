import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import { keptFiles } from '../../cache/node/keptFiles.ts';
import { CARD_SIZE } from '../shared/card.ts';
import { type CardElement, FONTS } from './card.ts';

const require = createRequire(import.meta.url);

/** The packages whose versions decide how a card looks. */
const PACKAGES = ['satori', '@resvg/resvg-js', '@fontsource/charis-sil'] as const;

// satori doesn't export its package.json, so the project's own says the exact version.
const { dependencies } = require('../../../package.json');

/** Identifies the renderer, as part of the cache key. */
const DRAWN_BY = PACKAGES.map((name) => `${name} ${dependencies[name]}`).join(', ');

const FONT_FOLDER = path.dirname(
  require.resolve('@fontsource/charis-sil/files/charis-sil-latin-400-normal.woff'),
);

/** No font of the cards has some letters, in whose place there would be boxes. The message is the letters. */
export class MissingLetters extends Error {
  override name = 'MissingLetters';
}

/** Reads the fonts of cards. */
export const readFonts = () =>
  Promise.all(
    FONTS.flatMap((name) =>
      ([400, 700] as const).map(async (weight) => {
        const file = path.join(FONT_FOLDER, `charis-sil-${name}-${weight}-normal.woff`);
        return { name, weight, data: await readFile(file) };
      }),
    ),
  );

/**
 * Prepares to draw cards, each once.
 *
 * @param folder - absolute path of a folder that keeps the cards between builds
 * @returns `paint`, which makes the PNG of a card, and throws a {@link MissingLetters} if no font has a letter of it; and
 *   `prune`, which deletes all kept cards that weren't requested
 */
export function cardPainter(folder: string) {
  const files = keptFiles(folder);
  let fonts: ReturnType<typeof readFonts> | undefined;
  return {
    async paint(card: CardElement): Promise<Buffer> {
      const hash = createHash('sha256').update(DRAWN_BY).update(JSON.stringify(card));
      const { content } = await files.of(`${hash.digest('hex')}.png`, async () => {
        fonts ??= readFonts();
        const missing: string[] = [];
        // It accepts elements of any kind, but its type only React's.
        const svg = await satori(card as never, {
          ...CARD_SIZE,
          fonts: await fonts,
          async loadAdditionalAsset(_language, letters) {
            missing.push(letters);
            return [];
          },
        });
        if (missing.length > 0) {
          throw new MissingLetters(missing.join(''));
        }
        // In the thread pool. The texts are paths already.
        const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
        return image.asPng();
      });
      return content;
    },
    prune: files.prune,
  };
}
