export interface Meta {
  readonly title: string | undefined;
  readonly run: 'alone' | 'continued' | undefined;
  /** Names of the data sets whose JSON downloads are in the block's working folder. */
  readonly data: readonly string[];
}

/** A word, which ends at a space outside quotes. */
const WORD = /[^\s"']*(?:"[^"]*"|'[^']*')|\S+/g;

const TITLE = /^title=(?:"([^"]*)"|'([^']*)')$/;
const RUN = /^run(?:=continued)?$/;
const DATA = /^data="([A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*)"$/;

/** What's wrong with several words of one kind. */
const TWICE: readonly (readonly [word: RegExp, message: string])[] = [
  [RUN, 'says twice whether the block is run; keep one'],
  [TITLE, 'has two titles; keep one'],
  [DATA, 'names data twice; write all names in one data="…"'],
];

/**
 * Parses what follows the language of a block.
 *
 * @param meta - such as `title="median.py" run`
 * @returns the options, or what's wrong with the first unknown or repeated word
 */
export function readMeta(meta: string | null | undefined): Meta | string {
  const words = meta?.match(WORD) ?? [];
  const unknown = words.find((word) => ![TITLE, RUN, DATA].some((known) => known.test(word)));
  if (unknown !== undefined) {
    return `"${unknown}" after the language is not known; known are title="…", run, run=continued, data="…"`;
  }
  for (const [known, message] of TWICE) {
    const found = words.filter((word) => known.test(word));
    if (found.length > 1) {
      return `"${found.join(' ')}" ${message}`;
    }
  }
  const onlyMatch = (pattern: RegExp) => words.flatMap((word) => pattern.exec(word) ?? []);
  const [run] = onlyMatch(RUN);
  const [data, names] = onlyMatch(DATA);
  if (data !== undefined && run === undefined) {
    return `"${data}" is for blocks that are run; add "run", or take it away`;
  }
  const [, double, single] = onlyMatch(TITLE);
  const kind = run === 'run' ? 'alone' : 'continued';
  return {
    title: double ?? single,
    run: run === undefined ? undefined : kind,
    data: names?.split(' ') ?? [],
  };
}
