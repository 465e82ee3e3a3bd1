/**
 * Attribute of the links that lead to a page in other languages, which a site of one language is written without. The
 * framework has them there as well: the page's own address twice.
 */
export const LANGUAGE_ATTRIBUTE = 'hreflang';
