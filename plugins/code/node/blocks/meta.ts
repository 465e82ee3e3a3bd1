export interface Meta {
  readonly title: string | undefined;
  readonly run: 'alone' | 'continued' | undefined;
  /** Whether readers see the block only when they unfold it. */
  readonly isSetup: boolean;
  /** Names of the data sets whose JSON downloads are in the block's working folder. */
  readonly data: readonly string[];
}

/** A word, which ends at a space outside quotes. */
const WORD = /[^\s"']*(?:"[^"]*"|'[^']*')|\S+/g;

const TITLE = /^title=(?:"([^"]*)"|'([^']*)')$/;
const RUN = /^run(?:=continued)?$/;
const SETUP = /^setup$/;
const DATA = /^data="([A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*)"$/;

/** What's wrong with several words of one kind, and the fix. */
const TWICE: readonly (readonly [word: RegExp, mistake: string, fix: string])[] = [
  [RUN, 'two words say whether the block is run', 'keep one'],
  [TITLE, 'two titles', 'keep one'],
  [SETUP, 'setup is given twice', 'keep one'],
  [DATA, 'data is given twice', 'write all names in one data="…"'],
];

/**
 * Parses what follows the language of a block.
 *
 * @param meta - such as `title="median.py" run`
 * @returns the options, or what's wrong with the first unknown or repeated word
 */
export function readMeta(meta: string | null | undefined): Meta | string {
  const words = meta?.match(WORD) ?? [];
  const unknown = words.find(
    (word) => ![TITLE, RUN, SETUP, DATA].some((known) => known.test(word)),
  );
  if (unknown !== undefined) {
    return `"${unknown}" after the language is not an option of a block; use title="…", run, run=continued, setup, or data="…"`;
  }
  for (const [known, mistake, fix] of TWICE) {
    const found = words.filter((word) => known.test(word));
    if (found.length > 1) {
      return `${mistake}: ${found.join(' ')}; ${fix}`;
    }
  }
  const onlyMatch = (pattern: RegExp) => words.flatMap((word) => pattern.exec(word) ?? []);
  const [run] = onlyMatch(RUN);
  const [setup] = onlyMatch(SETUP);
  const [data, names] = onlyMatch(DATA);
  const ofRun = data ?? setup;
  if (ofRun !== undefined && run === undefined) {
    return `"${ofRun}" is for blocks that are run; add "run", or remove it`;
  }
  const [, double, single] = onlyMatch(TITLE);
  const kind = run === 'run' ? 'alone' : 'continued';
  return {
    title: double ?? single,
    run: run === undefined ? undefined : kind,
    isSetup: setup !== undefined,
    data: names?.split(' ') ?? [],
  };
}
