/**
 * The height of a window, in CSS pixels, up to which a page has the styles of its first screen in itself; a higher
 * one, and one that opens further down, waits for the stylesheet. Windows of phones and laptops are lower.
 */
export const FIRST_SCREEN_HEIGHT = 1000;

/**
 * Attribute of the block of a document behind which all is below the first screen, and of the root element while
 * a browser is to leave that out until it comes near.
 */
export const BELOW_ATTRIBUTE = 'data-below';
