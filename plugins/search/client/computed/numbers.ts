const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅛': 1 / 8,
};

/** A number at the start of a query: `2`, `-4.5`, `1,000`, `1/2`, `1 1/2`, `1½`. */
export const NUMBER = String.raw`(?:[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+ \d+\/\d+|\d+\/\d+|[-−]?\d+(?:\.\d+)?[½⅓⅔¼¾⅛]?|[½⅓⅔¼¾⅛]|an?|one)`;

/** The value of a string that {@link NUMBER} matches. */
export function numberOf(text: string): number {
  if (/^(?:an?|one)$/.test(text)) {
    return 1;
  }
  const plain = text.replaceAll(',', '').replace('−', '-');
  return plain
    .split(/ |(?=[½⅓⅔¼¾⅛])/)
    .map((part) => {
      const [over = '', under = '1'] = part.split('/');
      return (FRACTIONS[over] ?? Number(over)) / Number(under);
    })
    .reduce((sum, part) => sum + part, 0);
}

/** Significant digits of a computed number; all those before the decimal point are kept. */
const DIGITS = 4;

/** The most significant digits that a number of JavaScript has for sure. */
const CERTAIN_DIGITS = 15;

/** Writes a number as in a text, with commas and a minus sign. */
export const exact = (value: number): string =>
  value.toLocaleString('en-US', { maximumSignificantDigits: CERTAIN_DIGITS }).replace('-', '−');

/** Rounds a computed number, to four digits or a whole number, and writes it. */
export function rounded(value: number): string {
  const digits = Math.max(DIGITS, Math.floor(Math.log10(Math.abs(value) || 1)) + 1);
  return exact(Number(value.toPrecision(Math.min(digits, CERTAIN_DIGITS))));
}
