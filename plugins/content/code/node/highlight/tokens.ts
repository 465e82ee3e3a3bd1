import type { Element, Root, Text } from 'hast';
import { TOKEN_KINDS } from '../../../../../site/codeTheme.ts';

/** A piece of a line, with the kind of token that gives it its color; `undefined` for the block's own. */
export interface Piece {
  readonly text: string;
  readonly kind: string | undefined;
}

/** The kind that stands for a kind, by the latter. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOKEN_KINDS).flatMap(([kind, alike]) =>
    [kind, ...alike].map((name) => [name, kind]),
  ),
);

/** What gives a token its color: its last kind that has one, or else the token around it. */
function kindOf({ properties }: Element, around: string | undefined): string | undefined {
  const { className } = properties;
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.flatMap((name) => KINDS.get(name) ?? []).at(-1) ?? around;
}

/** Lines under construction, each a list of pieces. */
type Lines = Piece[][];

/** Adds text to the last line, and begins a new one at each line feed. */
function addText(lines: Lines, value: string, kind: string | undefined): void {
  for (const [index, text] of value.split('\n').entries()) {
    if (index > 0) {
      lines.push([]);
    }
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    // White space has no color, so it goes to what is before it.
    if (last !== undefined && (last.kind === kind || text.trim() === '')) {
      line[line.length - 1] = { text: last.text + text, kind: last.kind };
    } else if (text !== '') {
      line.push({ text, kind: text.trim() === '' ? undefined : kind });
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
