import { announce } from './announce';

/** How long the place of a link says whether it has been copied, in milliseconds. */
export const TOLD_MS = 2000;

/**
 * Copies a link, and tells screen readers whether it could. Browsers have no clipboard for pages that come over plain
 * HTTP.
 *
 * @returns whether it could
 */
export async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    announce('Link copied');
    return true;
  } catch (error) {
    console.warn(error);
    announce('Couldn’t copy the link');
    return false;
  } finally {
    window.setTimeout(announce, TOLD_MS, '');
  }
}
