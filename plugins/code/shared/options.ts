/**
 * The start of an option: its hyphens with the letters up to the next hyphen or its value, which may be long; or a day,
 * such as 2026-11-21. Browsers break lines after each hyphen.
 */
const OPTION = /(?<=^|[\s[(|"'=])(--?[A-Za-z0-9][^\s=:-]*|\d{4}-\d\d-\d\d)/;

/** Splits inline code at the starts of options and at days: they're the parts with odd indexes. */
export const splitAtOptions = (code: string): readonly string[] => code.split(OPTION);
