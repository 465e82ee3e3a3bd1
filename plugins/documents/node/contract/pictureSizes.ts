import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Size } from './catalog.ts';

/** Reads the file only once, because a dev server asks at every save. */
const known = new Map<string, Size>();

/**
 * Creates a function that reads the size of a picture.
 *
 * @param folder - absolute path of the folder of pictures
 */
export const pictureSizes =
  (folder: string) =>
  (name: string): Size | undefined => {
    const file = path.join(folder, name);
    const size = known.get(file) ?? sizeOf(file);
    if (size !== undefined) {
      known.set(file, size);
    }
    return size;
  };

/** The size of an image file; `undefined` if it isn't one. */
function sizeOf(file: string): Size | undefined {
  try {
    return imageSize(readFileSync(file));
  } catch {
    return undefined;
  }
}
