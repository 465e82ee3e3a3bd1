import { Resvg } from '@resvg/resvg-js';

/** How an icon shows the mark. */
interface IconOptions {
  /** Width and height in pixels. */
  readonly size: number;
  /** Space on each side of the mark, as a part of the width. */
  readonly margin: number;
  /** A CSS color; by default, the icon is transparent. */
  readonly background?: string;
}

/**
 * Draws an icon as a PNG.
 *
 * @param mark - the text of a square SVG
 */
export function pngOf(mark: string, { size, margin, background }: IconOptions): Buffer {
  const inner = size * (1 - 2 * margin);
  const address = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${address}" x="${size * margin}" y="${size * margin}" width="${inner}" height="${inner}"/></svg>`;
  return new Resvg(svg, background === undefined ? {} : { background }).render().asPng();
}

/**
 * Wraps a PNG in the format of `favicon.ico`.
 *
 * @param size - its width and height in pixels, below 256
 * @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function iconFile(png: Buffer, size: number): Buffer {
  // A file of the type "icon" with one picture, its size, and its color planes and bits per pixel.
  const header = Buffer.from([
    0,
    0,
    1,
    0,
    1,
    0,
    size,
    size,
    0,
    0,
    1,
    0,
    32,
    0,
    ...Array(8).fill(0),
  ]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
