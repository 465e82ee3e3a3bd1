/** Size of a social card in pixels: what chat apps show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/**
 * Path of a page's social card below the base URL.
 *
 * @param permalink - path of the page, with the base URL, and with or without a slash at the end
 */
export function cardPath(permalink: string, baseUrl: string): string {
  const page = `${permalink}/`.slice(baseUrl.length).replace(/\/+$/, '');
  return `cards/${page || 'index'}.png`;
}
