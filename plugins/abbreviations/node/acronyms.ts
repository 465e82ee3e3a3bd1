/** One of the meanings of an acronym. */
export interface Meaning {
  /** Id of its row, which is also the row's anchor. */
  readonly id: string;
  /** The words that the letters stand for. */
  readonly expansion: string;
  /** Where it means that, such as `networks`; tells the meanings of one acronym apart. */
  readonly field: string;
}

/** The meanings by acronym. */
export type Acronyms = ReadonlyMap<string, readonly Meaning[]>;

/** Puts the rows of the data set together by their acronym. */
export function acronymsOf(rows: readonly (Meaning & { readonly acronym: string })[]): Acronyms {
  const meanings = new Map<string, readonly Meaning[]>();
  for (const { acronym, id, expansion, field } of rows) {
    meanings.set(acronym, [...(meanings.get(acronym) ?? []), { id, expansion, field }]);
  }
  return meanings;
}

/** An abbreviation as a writer gives it. */
export interface Asked {
  /** What is in the text; an acronym may have a plural s. */
  readonly text: string;
  readonly title?: string | undefined;
  readonly field?: string | undefined;
}

/** What an abbreviation stands for, or what is wrong with it. */
export type Answer =
  | { readonly expansion: string; readonly id?: string }
  | { readonly fault: string };

const listed = (meanings: readonly Meaning[]): string =>
  meanings.map(({ field, expansion }) => `field="${field}" (${expansion})`).join(', ');

/** The acronym that a text is, without the s of its plural; `undefined` where it is none. */
function acronymIn(text: string, acronyms: Acronyms): string | undefined {
  return [text, text.replace(/s$/, '')].find((word) => acronyms.has(word));
}

/** Looks an abbreviation up. */
export function lookUp({ text, title, field }: Asked, acronyms: Acronyms): Answer {
  if (text === '') {
    return { fault: 'is empty; write <Abbr>API</Abbr>' };
  }
  if (title !== undefined) {
    return field === undefined
      ? { expansion: title }
      : { fault: `"${text}" has a title and a field; keep one of the two` };
  }
  const meanings = acronyms.get(acronymIn(text, acronyms) ?? '') ?? [];
  if (meanings.length === 0) {
    return { fault: `"${text}" is not in data/acronyms; add it there, or give title="…"` };
  }
  const chosen = meanings.filter((meaning) => field === undefined || meaning.field === field);
  const [only] = chosen;
  if (only === undefined) {
    return { fault: `"${text}" means nothing in field="${field}"; known are ${listed(meanings)}` };
  }
  return chosen.length === 1
    ? only
    : {
        fault: `"${text}" has several meanings; choose one of ${listed(chosen)}, or give title="…"`,
      };
}
