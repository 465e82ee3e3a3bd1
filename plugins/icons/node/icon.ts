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
  const header = Buffer.alloc(22);
  // A file of the type "icon" with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Color planes and bits per pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
