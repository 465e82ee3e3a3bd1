/**
 * Attribute of a stylesheet's element whose page, as it is served, needs only the critical part of the sheet. The
 * component that renders the element has the whole sheet apply once another page needs it.
 */
export const SPARE_ATTRIBUTE = 'data-spare';

/** No medium: the browser fetches a sheet for it behind all else, and does not apply it. */
export const NO_MEDIA = 'not all';
