const CAPITALS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** How often a rule replaces its letter, so that together they replace 15: a rule can keep nine parts of a path. */
const TIMES = [8, 4, 2, 1];

/**
 * nginx's rules that replace capitals in a path with small letters. It has no function for that, and a rule replaces what
 * it names, so each letter has a few.
 */
export function lowercased(): readonly string[] {
  return CAPITALS.flatMap((capital) =>
    TIMES.map((times) => {
      const pattern = `([^${capital}]*)${capital}`.repeat(times);
      const parts = Array.from({ length: times }, (_, at) => `$${at + 1}${capital.toLowerCase()}`);
      return `rewrite "^${pattern}(.*)$" "${parts.join('')}$${times + 1}";`;
    }),
  );
}
