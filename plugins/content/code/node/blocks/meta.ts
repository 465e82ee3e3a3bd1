/** The options of a code block, written after its language. */
export interface Meta {
  readonly title: string | undefined;
  /** The number of the first line; undefined without line numbers. */
  readonly firstNumber: number | undefined;
  /** Whether the block is run, alone or after the previous runnable block. */
  readonly run: 'alone' | 'continued' | undefined;
  /** Names of the data sets whose JSON downloads are in the block's working folder. */
  readonly data: readonly string[];
}

/** A word, which ends at a space outside quotes and braces. */
const WORD = /[^\s"'{}]*(?:"[^"]*"|'[^']*'|\{[^}]*\})|\S+/g;

/** The allowed words: their spelling in messages, and their pattern. */
const KNOWN = [
  ['title="…"', /^title=(?:"[^"]*"|'[^']*')$/],
  ['run', /^run$/],
  ['run=continued', /^run=continued$/],
  ['data="…"', /^data="[A-Za-z0-9-]+(?: [A-Za-z0-9-]+)*"$/],
  ['showLineNumbers', /^showLineNumbers(?:=\d+)?$/],
  ['{1,3-5}', /^\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}$/],
] as const;

const isNumbering = (word: string) => word.startsWith('showLineNumbers');

/**
 * Parses what follows the language of a block.
 *
 * @param meta - such as `title="median.py" run`
 * @returns the options, or what's wrong with the first unknown or repeated word
 */
export function readMeta(meta: string | null | undefined): Meta | string {
  const words = meta?.match(WORD) ?? [];
  const unknown = words.find((word) => !KNOWN.some(([, pattern]) => pattern.test(word)));
  if (unknown !== undefined) {
    const known = KNOWN.map(([form]) => form).join(', ');
    return `"${unknown}" after the language is not known; known are ${known}`;
  }
  const runs = words.filter((word) => /^run(?:=|$)/.test(word));
  if (runs.length > 1) {
    return `"${runs.join(' ')}" says twice whether the block is run; keep one`;
  }
  const data = words.find((word) => word.startsWith('data='));
  if (data !== undefined && runs.length === 0) {
    return `"${data}" is for blocks that are run; add "run", or take it away`;
  }
  const title = words.find((word) => word.startsWith('title='));
  const [, first = '1'] = /^showLineNumbers(?:=(\d+))?$/.exec(words.find(isNumbering) ?? '') ?? [];
  return {
    title: title?.slice('title="'.length, -1),
    firstNumber: words.some(isNumbering) ? Number(first) : undefined,
    run: runs[0] === undefined ? undefined : runs[0] === 'run' ? 'alone' : 'continued',
    data: data?.slice('data="'.length, -1).split(' ') ?? [],
  };
}
