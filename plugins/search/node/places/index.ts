import type { Element, ElementContent, Root } from 'hast';
import type { HeadingPath } from '../../shared/record.ts';
import { childrenOf, isSilent, PlainText, plainText } from './text.ts';

/** A place that a search result can link to: a page, a section under a heading, or a row of a table. */
export interface Place {
  readonly kind: 'page' | 'heading' | 'row';
  /** Id on the page; empty for the page itself. */
  readonly anchor: string;
  /** The headings above it and its own, which is last. */
  readonly path: HeadingPath;
  /** The place's own words on one line, without its heading and without nested places. */
  readonly content: string;
  /** The names of a row's columns, if its table has any. */
  readonly columns?: readonly string[];
}

/** The deepest level of a path in the provider's records: `lvl6`. */
const DEEPEST_LEVEL = 6;

const levelOf = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0);

const idOf = ({ properties }: Element): string =>
  typeof properties.id === 'string' ? properties.id : '';

const isCell = (node: ElementContent): node is Element =>
  node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th');

/** The name of a row: its header cells, or else its first cell. An ID alone would say too little. */
function nameOf(row: Element): string {
  const cells = row.children.filter(isCell);
  const rest = cells.findIndex(({ tagName }) => tagName === 'td');
  const headings = cells.slice(0, rest === -1 ? 1 : Math.max(1, rest)).map(plainText);
  const [first, second] = cells.map(plainText);
  return headings.length === 1 && first === idOf(row) && second
    ? `${first} ${second}`
    : headings.join(' ');
}

/** The first row of a table's head, if it has one. */
function headOf(table: Element): Element | undefined {
  const isTag = (tagName: string) => (node: ElementContent) =>
    node.type === 'element' && node.tagName === tagName;
  const head = table.children.find(isTag('thead')) as Element | undefined;
  return head?.children.find(isTag('tr')) as Element | undefined;
}

/**
 * The path to a heading, given the headings before it.
 *
 * @param level - of the heading, 2 or more
 */
function pathTo(open: HeadingPath, level: number, name: string): HeadingPath {
  const above = open.slice(0, level - 2);
  const gap = Array.from({ length: level - 2 - above.length }, () => null);
  return [...above, ...gap, name];
}

class Section {
  readonly text = new PlainText();

  constructor(
    readonly kind: 'page' | 'heading',
    readonly anchor: string,
    readonly path: HeadingPath,
  ) {}
}

/**
 * Splits the content of a page into places, in order.
 *
 * A heading with an ID starts a section, which ends at the next one. A table row with an ID is a place inside its
 * section. The page's title isn't among the places, because the caller knows it.
 *
 * @param root - the article of a page and nothing around it
 * @returns the places; the first is the page itself, with the words before its first heading
 */
export function placesOf(root: Root): readonly Place[] {
  let current = new Section('page', '', []);
  const sections: { section: Section; rows: Place[] }[] = [{ section: current, rows: [] }];

  let columns: readonly string[] | undefined;

  const begin = (heading: Element, level: number) => {
    const path = pathTo(current.path, level, plainText(heading));
    current = new Section('heading', idOf(heading), path);
    sections.push({ section: current, rows: [] });
  };

  const addRow = (row: Element) => {
    sections.at(-1)?.rows.push({
      kind: 'row',
      anchor: idOf(row),
      path: [...current.path.slice(0, DEEPEST_LEVEL - 2), nameOf(row)],
      content: plainText(row),
      ...(columns && { columns }),
    });
  };

  const walk = (node: ElementContent): void => {
    if (node.type === 'element') {
      const level = levelOf(node);
      if (isSilent(node) || level === 1) {
        return;
      }
      if (level > 1 && idOf(node) !== '') {
        begin(node, level);
        return;
      }
      if (node.tagName === 'table') {
        columns = headOf(node)?.children.filter(isCell).map(plainText);
      }
      if (node.tagName === 'tr' && idOf(node) !== '') {
        addRow(node);
        return;
      }
    }
    const children = childrenOf(node);
    if (children.length === 0) {
      current.text.add(node);
      return;
    }
    current.text.open(node);
    for (const child of children) {
      walk(child);
    }
    current.text.close(node);
  };

  for (const child of childrenOf(root)) {
    walk(child);
  }
  return sections.flatMap(({ section: { kind, anchor, path, text }, rows }) => [
    { kind, anchor, path, content: text.toString() },
    ...rows,
  ]);
}
