/** A fenced block of code as a document has it. */
export interface Fence {
  /** First word after the fence, such as `python`; empty where there is none. */
  readonly language: string;
  /** What follows the language. */
  readonly meta: string;
  /** The lines between the fences without the indentation of the block, each ended by a line feed. */
  readonly content: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Line of the closing fence, from 1; one after the last line where the document ends before it. */
  readonly end: number;
}

/** What may precede a fence on its line: indentation, marks of quotes, the mark of a list item. */
const OPENING = /^((?:[ \t]|>)*(?:(?:[-*+]|\d+[.)])[ \t]+)?)(`{3,}(?=[^`]*$)|~{3,})\s*(\S*)(.*)$/;

/** What is taken from the start of a line: as much as is before the opening fence. */
function containerOf(prefix: string): RegExp {
  const marks = prefix.includes('>') ? '[ \\t>]' : '[ \\t]';
  return new RegExp(`^${marks}{0,${prefix.length}}`);
}

/**
 * The fenced blocks of a document, as CommonMark has them: each closed by a fence of the same mark
 * that is at least as long.
 *
 * A scan of lines instead of a parse, because it has to take a whole library in a blink; in the build
 * `remarkHighlight` holds it against what the parser finds.
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
