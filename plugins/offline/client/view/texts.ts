import type { Settings } from '@site/site/settings';

/** Formats bytes as "4.5 MB", or as "27 KB" if there are few. */
export const sizeText = (bytes: number): string =>
  bytes < 100_000
    ? `${Math.ceil(bytes / 1000)}\u00a0KB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;

/**
 * What isn't kept, because it comes from other hosts.
 *
 * @param customFields - of the site's configuration
 * @returns a sentence for each
 */
export function notesFor(customFields: Readonly<Record<string, unknown>> | undefined): string[] {
  const { imageHost, maths } = customFields as unknown as Pick<Settings, 'imageHost' | 'maths'>;
  const told = [
    [imageHost, 'Pictures aren’t included, because they come from'],
    [maths.href, 'Formulas look plain offline: their styles come from'],
  ] as const;
  // A URL without a host is the site's own.
  return told.flatMap(([address, words]) =>
    URL.canParse(address) ? `${words} ${new URL(address).host}.` : [],
  );
}
