import type { Element, Root, Text } from 'hast';
import { TOKEN_KINDS } from '../../../../../site/codeTheme.ts';

/** Part of a line, and the kind of token that determines its color; `undefined` for the block's default. */
export interface Piece {
  readonly text: string;
  readonly kind: string | undefined;
}

/** Maps each kind of token to the kind that represents its group. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN_KINDS).flatMap(([kind, alike]) =>
    [kind, ...alike].map((name) => [name, kind]),
  ),
);

/** The kind that determines a token's color: its last kind with a color, or else that of the enclosing token. */
function kindOf({ properties }: Element, around: string | undefined): string | undefined {
  const { className } = properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.flatMap((name) => KINDS.get(name) ?? []).at(-1) ?? around;
}

/** The lines so far, each as a list of pieces. */
type Lines = Piece[][];

/** Appends text to the last line, and starts a new line at each line feed. */
function addText(lines: Lines, value: string, kind: string | undefined): void {
  for (const [index, text] of value.split('\n').entries()) {
    if (index > 0) {
      lines.push([]);
    }
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    // Whitespace has no color, so append it to the previous piece.
    if (last !== undefined && (last.kind === kind || text.trim() === '')) {
      line[line.length - 1] = { text: last.text + text, kind: last.kind };
    } else if (text !== '') {
      line.push({ text, kind: text.trim() === '' ? undefined : kind });
    }
  }
}

/**
 * Splits highlighted code into lines and flattens its tokens, with a new piece only where the color changes.
 *
 * @param tree - the syntax tree from refractor
 */
export function linesOf(tree: Root): readonly (readonly Piece[])[] {
  const lines: Lines = [[]];
  const walk = (nodes: readonly (Root['children'][number] | Text)[], kind: string | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') {
        addText(lines, node.value, kind);
      } else if (node.type === 'element') {
        walk(node.children, kindOf(node, kind));
      }
    }
  };
  walk(tree.children, undefined);
  return lines;
}
