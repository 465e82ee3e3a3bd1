/**
 * Viewport height in CSS pixels up to which the styles inlined in a page are enough. A taller viewport, or a
 * page that opens further down, waits for the stylesheet. Phones and laptops are below this limit.
 */
export const FIRST_SCREEN_HEIGHT = 1000;

/**
 * Attribute of the first block of a document that's followed only by content below the first screen. Also set
 * on the root element while the browser skips that content.
 */
export const BELOW_ATTRIBUTE = 'data-below';
