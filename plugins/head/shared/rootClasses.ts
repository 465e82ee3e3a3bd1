/**
 * Classes by which the framework says of the root element what has made the page, and of the body whether the reader
 * uses the keyboard; nothing here asks for them. Stands in a template as well, whose language takes a quotation mark
 * for the start of a text.
 */
export const UNASKED =
  /(?<![\w-])(?:plugin-|docs-version-|docs-doc-id-|navigation-with-keyboard(?![\w-]))[^\s\x22]*\s?/g;

/**
 * The classes of the root element or the body that something asks for.
 *
 * @param value - of its attribute `class`, as the framework has it
 */
export const askedClasses = (value: string): string => value.replace(UNASKED, '').trim();
