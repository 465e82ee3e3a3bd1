/**
 * Attribute of the links that lead to a page in other languages. The framework has them on each page also where there
 * are none: the page's own address twice.
 */
export const LANGUAGE_ATTRIBUTE = 'hreflang';
