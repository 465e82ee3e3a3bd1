/** What is before a quotation: nothing, a space, a bracket, a dash, or the mark of a quotation around it. */
const BEFORE_QUOTATION = /^$|[\s([{<—–/“‘]/;

/** What begins with an apostrophe: a decade, and words without their first letters. */
const SHORTENED = /^(?:\d\ds?|n|tis|twas|em|til|cause|round)(?![\p{L}\d])/iu;

/**
 * Replaces straight quotes and apostrophes with curly ones, each with one character. A mark between two spaces is about the
 * mark itself, and one after a number can be a unit, so they stay.
 *
 * @param text - of a paragraph, heading, or cell, with a letter in the place of each character of code and formulas
 */
export function curled(text: string): string {
  const isQuoting = { '"': false, "'": false };
  return text.replace(/["']/g, (mark, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.slice(at + 1);
    const isAtStart = BEFORE_QUOTATION.test(before) || isOpened(text, at);
    const isAtEnd = /^(?:\s|$)/.test(after);
    if (/^\s?$/.test(before) && isAtEnd) {
      return mark;
    }
    const opens = isAtStart && !isAtEnd;
    // Such as feet or inches.
    const isUnit = /\d/.test(before) && !/^[\p{L}\d]/u.test(after);
    if (isUnit && !isQuoting[mark as keyof typeof isQuoting]) {
      return mark;
    }
    if (mark === '"') {
      isQuoting[mark] = opens;
      return opens ? '“' : '”';
    }
    const isQuotation = opens && !SHORTENED.test(after);
    // An apostrophe within a word doesn't end a quotation.
    isQuoting["'"] = isQuotation || (isQuoting["'"] && /^\p{L}/u.test(after));
    return isQuotation ? '‘' : '’';
  });
}

/** Whether the mark directly before a place opens a quotation. */
const isOpened = (text: string, at: number): boolean =>
  /["']/.test(text.charAt(at - 1)) && /^$|[\s([{<—–/]/.test(text.charAt(at - 2));
