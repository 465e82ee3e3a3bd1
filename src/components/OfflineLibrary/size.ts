/**
 * Formats bytes as "4.5 MB", or as "27 KB" if there are few.
 *
 * @param bytes - not negative
 */
export const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000)}\u00a0KB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
