/**
 * The start of an option: its hyphens with the letters up to the next hyphen or its value, which may be long. Browsers
 * break lines after each hyphen.
 */
const OPTION = /(?<=^|[\s[(|"'])(--?[A-Za-z0-9][^\s=:-]*)/;

/** Splits inline code at the starts of options: they're the parts with odd indexes. */
export const splitAtOptions = (code: string): readonly string[] => code.split(OPTION);
