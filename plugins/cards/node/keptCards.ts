import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardElement } from './card.ts';
import { cardPainter, DRAWN_BY } from './draw.ts';

/** Draws cards, each once. */
export interface KeptCards {
  /** The PNG of a card: kept from an earlier build, or drawn. */
  of(card: CardElement): Promise<Buffer>;
  /** Deletes all cards that weren't requested. */
  prune(): Promise<void>;
}

/**
 * Opens the cache of cards.
 *
 * @param folder - absolute path; cards are kept there by the hash of their content
 */
export async function keptCards(folder: string): Promise<KeptCards> {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const used = new Set<string>();
  let painter: ReturnType<typeof cardPainter> | undefined;
  return {
    async of(card) {
      const hash = createHash('sha256').update(DRAWN_BY).update(JSON.stringify(card));
      const name = `${hash.digest('hex')}.png`;
      const file = path.join(folder, name);
      used.add(name);
      if (kept.has(name)) {
        return readFile(file);
      }
      painter ??= cardPainter();
      const paint = await painter;
      const png = await paint(card);
      // Renamed once complete, so that an interrupted build leaves no half of a card under its name.
      await writeFile(`${file}.part`, png);
      await rename(`${file}.part`, file);
      return png;
    },
    async prune() {
      const unused = [...kept].filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(folder, name))));
    },
  };
}
