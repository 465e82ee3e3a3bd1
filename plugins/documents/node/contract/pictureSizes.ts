import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Size } from './catalog.ts';

/** The sizes of files that haven't changed since: a dev server asks at every save. */
const known = new Map<string, { readonly stamp: string; readonly size: Size }>();

/** Reads the size of an image file. Throws if it isn't one. */
function sizeOf(file: string): Size {
  const { mtimeMs, size: bytes, ino } = statSync(file);
  const stamp = `${mtimeMs} ${bytes} ${ino}`;
  const before = known.get(file);
  const size = before?.stamp === stamp ? before.size : imageSize(readFileSync(file));
  known.set(file, { stamp, size });
  return size;
}

/**
 * Creates a function that reads the size of a picture; `undefined` if there's no such file, or if it isn't an image.
 *
 * @param folder - absolute path of the folder of pictures
 */
export const pictureSizes =
  (folder: string) =>
  (name: string): Size | undefined => {
    try {
      return sizeOf(path.join(folder, name));
    } catch {
      return undefined;
    }
  };
