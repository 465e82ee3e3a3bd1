/**
 * Classes by which the framework says of the root element what has made the page; nothing here asks for them. Stands
 * in a template as well, whose language takes a quotation mark for the start of a text.
 */
export const OF_MAKERS = /(?<![\w-])(?:plugin-|docs-version-|docs-doc-id-)[^\s\x22]*\s?/g;

/**
 * The classes of the root element that something asks for.
 *
 * @param value - of its attribute `class`, as the framework has it
 */
export const askedClasses = (value: string): string => value.replace(OF_MAKERS, '').trim();
