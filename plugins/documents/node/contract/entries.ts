/** A line of a list that people edit. */
export interface Entry {
  readonly text: string;
  /** Starting at 1. */
  readonly line: number;
}

/** Parses a list with an entry per line, without empty lines and comments, which start with `#`. */
export function readEntries(content: string): readonly Entry[] {
  return content
    .split('\n')
    .map((line, index) => ({ text: line.replace(/#.*/, '').trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
}
