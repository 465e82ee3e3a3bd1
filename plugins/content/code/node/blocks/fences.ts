/** A fenced code block of a document. */
export interface Fence {
  /** First word after the fence, such as `python`; empty if there is none. */
  readonly language: string;
  /** The rest of the line after the language. */
  readonly meta: string;
  /** The lines between the fences without the block's indentation, each with a line feed at its end. */
  readonly content: string;
  /** Line of the opening fence, starting at 1. */
  readonly line: number;
  /** Line of the closing fence, starting at 1. If the block isn't closed, one after the last line. */
  readonly end: number;
}

/** An opening fence. It can be preceded by indentation, blockquote markers, and a list marker. */
const OPENING = /^((?:[ \t]|>)*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}(?=[^`]*$)|~{3,})\s*(\S*)(.*)$/;

/** Matches the prefix to remove from each line: as much as precedes the opening fence. */
function containerOf(prefix: string): RegExp {
  const marks = prefix.includes('>') ? '[ \\t>]' : '[ \\t]';
  return new RegExp(`^${marks}{0,${prefix.length}}`);
}

/**
 * Finds the fenced code blocks of a document, as CommonMark defines them: the closing fence has the same character and
 * is at least as long.
 *
 * Scans lines instead of parsing, because it must be fast for the complete library. During the build, `remarkHighlight`
 * compares the result with the parser's.
 *
 * @param markdown - the document's text
 */
export function fencesOf(markdown: string): readonly Fence[] {
  const lines = markdown.split(/\r?\n/);
  const found: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const opening = OPENING.exec(lines[index] ?? '');
    if (opening === null) {
      continue;
    }
    const [, prefix = '', marks = '', language = '', meta = ''] = opening;
    const container = containerOf(prefix);
    const closing = new RegExp(`^(?:[ \\t]|>)*${marks[0]}{${marks.length},}\\s*$`);
    const start = index + 1;
    const closed = lines.findIndex((line, at) => at >= start && closing.test(line));
    const end = closed === -1 ? lines.length : closed;
    found.push({
      language,
      meta: meta.trim(),
      content: lines
        .slice(start, end)
        .map((line) => `${line.replace(container, '')}\n`)
        .join(''),
      line: start,
      end: end + 1,
    });
    index = end;
  }
  return found;
}
