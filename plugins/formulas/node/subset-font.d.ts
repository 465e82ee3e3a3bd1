/** @see https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  /** Creates a font with only the glyphs of these characters. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2'; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
