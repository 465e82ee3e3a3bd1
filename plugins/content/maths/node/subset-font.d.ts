/** @see https://github.com/papandreou/subset-font */
declare module 'subset-font' {
  /** Makes a font that has the glyphs of these characters only. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { readonly targetFormat: 'woff2'; readonly noHinting: boolean },
  ): Promise<Buffer>;
}
