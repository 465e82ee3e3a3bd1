import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isStray } from '../../strays/node/strays.ts';
import type { DrawingSizes } from './remarkDrawings.ts';

/** A drawing's root element, as `npm run diagrams` writes it. */
const ROOT_ELEMENT =
  /^<svg width="(?<width>\d+)" height="(?<height>\d+)" data-least="(?<least>\d+)"/;

/**
 * Reads the sizes of the stored drawings.
 *
 * @param folder - absolute path of the folder with one file per diagram, named `<key>.svg`
 * @throws Error naming the file whose size can't be read, and the fix
 */
export function readDrawingSizes(folder: string): DrawingSizes {
  return new Map(
    readdirSync(folder)
      .filter((name) => !isStray(name))
      .map((name) => {
        const file = path.join(folder, name);
        const size = ROOT_ELEMENT.exec(readFileSync(file, 'utf8'))?.groups;
        if (size === undefined) {
          throw new Error(
            `${file} doesn't begin with <svg width="…" height="…" data-least="…">; delete it, and run: npm run diagrams`,
          );
        }
        return [
          path.basename(name, '.svg'),
          {
            width: Number(size.width),
            height: Number(size.height),
            least: Number(size.least),
          },
        ];
      }),
  );
}
