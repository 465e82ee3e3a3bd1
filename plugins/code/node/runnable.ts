/** A block of code that is marked to run, with what it must print. */
export interface RunnableBlock {
  /** Language after the fence, such as `python`. */
  readonly language: string;
  readonly code: string;
  /** What the block below it shows. */
  readonly output: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
}

/** A runnable block without the output that it must be followed by. */
export class RunnableBlockError extends Error {
  override readonly name = 'RunnableBlockError';
}

interface Fence {
  readonly info: string;
  readonly content: string;
  readonly line: number;
  /** Line after the closing fence, from 1. */
  readonly next: number;
}

/** The fenced blocks of a Markdown text, as CommonMark has them: closed by a fence at least as long. */
function fences(markdown: string): readonly Fence[] {
  const lines = markdown.split('\n');
  const found: Fence[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const opening = /^(`{3,})([^`]*)$/.exec(lines[index] ?? '');
    if (opening === null) {
      continue;
    }
    const [, marks = '', info = ''] = opening;
    const closing = new RegExp(`^\`{${marks.length},}\\s*$`);
    const start = index + 1;
    let end = start;
    while (end < lines.length && !closing.test(lines[end] ?? '')) {
      end += 1;
    }
    const content = lines.slice(start, end).map((line) => `${line}\n`);
    found.push({ info: info.trim(), content: content.join(''), line: index + 1, next: end + 2 });
    index = end;
  }
  return found;
}

/**
 * The blocks of a document that are marked with `run` after their language.
 *
 * @param markdown - the document's text
 * @param file - its path, for messages
 * @throws {@link RunnableBlockError} when a block's output does not follow it
 */
export function runnableBlocks(markdown: string, file: string): readonly RunnableBlock[] {
  const lines = markdown.split('\n');
  const all = fences(markdown);
  return all.flatMap((fence, index): RunnableBlock[] => {
    const [language = '', ...meta] = fence.info.split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    if (!meta.includes('run')) {
      return [];
    }
    const following = all[index + 1];
    const between =
      following &&
      lines
        .slice(fence.next - 1, following.line - 1)
        .join('')
        .trim();
    if (following?.info !== 'text title="Output"' || between !== '') {
      throw new RunnableBlockError(
        `${file}:${fence.line}: the block is marked "run", but no block \`\`\`text title="Output" follows it; show there what it prints`,
      );
    }
    return [{ language, code: fence.content, output: following.content, line: fence.line }];
  });
}
