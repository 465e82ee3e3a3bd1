import type { Element, Root, Text } from 'hast';
import { TOKEN_CLASSES } from '../../../../site/codeTheme.ts';

/** A piece of a line, with the class of its color; `undefined` for the block's own. */
export interface Piece {
  readonly text: string;
  readonly color: string | undefined;
}

const COLORS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN_CLASSES).flatMap(([color, types]) => types.map((type) => [type, color])),
);

/** Color of a token: that of its last kind that has one, or else of the token around it. */
function colorOf({ properties }: Element, around: string | undefined): string | undefined {
  const { className } = properties;
  const kinds = Array.isArray(className) ? className.map(String) : [];
  return kinds.flatMap((kind) => COLORS.get(kind) ?? []).at(-1) ?? around;
}

/** Lines under construction, each a list of pieces. */
type Lines = Piece[][];

/** Adds text to the last line, and begins a new one at each line feed. */
function addText(lines: Lines, value: string, color: string | undefined): void {
  for (const [index, text] of value.split('\n').entries()) {
    if (index > 0) {
      lines.push([]);
    }
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    // White space has no color, so it goes to what stands before it.
    if (last !== undefined && (last.color === color || text.trim() === '')) {
      line[line.length - 1] = { text: last.text + text, color: last.color };
    } else if (text !== '') {
      line.push({ text, color: text.trim() === '' ? undefined : color });
    }
  }
}

/**
 * The lines of highlighted code, their tokens flattened: as few pieces as there are changes of color.
 *
 * @param tree - what refractor makes of the code
 */
export function linesOf(tree: Root): readonly (readonly Piece[])[] {
  const lines: Lines = [[]];
  const walk = (nodes: readonly (Root['children'][number] | Text)[], color: string | undefined) => {
    for (const node of nodes) {
      if (node.type === 'text') {
        addText(lines, node.value, color);
      } else if (node.type === 'element') {
        walk(node.children, colorOf(node, color));
      }
    }
  };
  walk(tree.children, undefined);
  return lines;
}
