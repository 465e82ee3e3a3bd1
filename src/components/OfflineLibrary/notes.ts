import type { Settings } from '@site/site/settings';

/** Host of an absolute URL; undefined for a URL of the site itself. */
const hostOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).host : undefined;

/**
 * What isn't kept, because it comes from other hosts.
 *
 * @param customFields - of the site's configuration
 * @returns a sentence for each
 */
export function notesFor(customFields: Readonly<Record<string, unknown>> | undefined): string[] {
  const { imageHost, maths } = customFields as unknown as Pick<Settings, 'imageHost' | 'maths'>;
  const pictures = hostOf(imageHost);
  const formulas = hostOf(maths.href);
  return [
    ...(pictures === undefined
      ? []
      : [`Pictures aren’t included, because they come from ${pictures}.`]),
    ...(formulas === undefined
      ? []
      : [`Formulas look plain offline: their styles come from ${formulas}.`]),
  ];
}
