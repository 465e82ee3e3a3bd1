// Draws the cards of a build, in a process of its own.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { takeTask } from '../../tasks/node/task.ts';
import { type Card, cardElement } from './card.ts';
import { cardPainter, MissingLetters } from './draw.ts';

/** Where a card goes, below the folder; what it says; and where that's written. */
export type PageCard = readonly [file: string, card: Omit<Card, 'mark'>, source: string];

/** What to draw. */
export interface CardsTask {
  readonly cards: readonly PageCard[];
  /** Absolute path of the mark, an SVG. */
  readonly mark: string;
  /** Absolute path of a folder for the cards; emptied first. */
  readonly folder: string;
  /** Absolute path of a folder that keeps the cards between builds. */
  readonly cache: string;
}

takeTask<CardsTask>(async ({ cards, mark, folder, cache }) => {
  await rm(folder, { recursive: true, force: true });
  const svg = await readFile(mark, 'base64');
  const painter = cardPainter(cache);
  const faults: string[] = [];
  // More would only keep more pictures in memory.
  await pLimit(availableParallelism()).map(cards, async ([name, card, source]) => {
    const file = path.join(folder, name);
    const element = cardElement({ ...card, mark: `data:image/svg+xml;base64,${svg}` });
    try {
      const image = await painter.paint(element);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, image);
    } catch (error) {
      if (!(error instanceof MissingLetters)) {
        throw error;
      }
      faults.push(
        `${source}: the fonts of social cards lack "${error.message}", which the title has; write it with other letters, or add a font to plugins/cards/node/draw.ts`,
      );
    }
  });
  if (faults.length > 0) {
    console.error(faults.sort().join('\n'));
    process.exitCode = 1;
    return;
  }
  await painter.prune();
});
