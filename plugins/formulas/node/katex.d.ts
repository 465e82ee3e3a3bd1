/** The widths of characters, with four other measures before them: by font and code point. Lengths are in em. */
declare module 'katex/src/fontMetricsData.js' {
  const metrics: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>;
  export default metrics;
}
