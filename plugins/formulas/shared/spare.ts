/**
 * Attribute of a stylesheet link whose page, as served, needs only the critical part of the sheet. The
 * component that renders the link applies the full sheet once another page needs it.
 */
export const SPARE_ATTRIBUTE = 'data-spare';

/** Matches no medium: the browser fetches the sheet with the lowest priority and doesn't apply it. */
export const NO_MEDIA = 'not all';
