import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { importComponents } from '../../../mdx/node/componentImport.ts';
import { identifierAttribute, importGenerated } from '../../../mdx/node/generatedImport.ts';
import { placesIn } from '../../../mdx/node/place.ts';
import type { Row } from '../../shared/column.ts';
import type { DataOptions } from '../dataPlugin.ts';
import type { Component } from './literal.ts';
import { type AskedTable, COMPONENT, readOptions } from './options.ts';

/** Tables of a document that cannot be made, with each fault and its place in the message. */
export class DataTableError extends Error {
  override readonly name = 'DataTableError';
}

/** Where it stands; a document that has no table does not carry its code. */
const MODULE = '@site/src/components/DataTable';

/** Headings whose anchor a row takes too, as messages. */
function takenAnchors(tree: Root, ids: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  visit(tree, 'heading', (heading) => {
    const { id } = (heading.data ?? {}) as { id?: string };
    if (id !== undefined && ids.has(id)) {
      faults.push(
        `the heading "${textOf(heading)}" and a row are both at #${id}; give the heading another id, as in {#the-${id}}`,
      );
    }
  });
  return faults;
}

/**
 * Gives each `<DataTable data="…">` of a document the rows that the plugin has written, and checks what
 * the document asks for. Runs after the framework's own plugins, which have given the headings their ids.
 *
 * Where a document has several tables of one set, each has a name of its own for the address, and one
 * that shares rows with a table above it is no goal of links.
 *
 * @param options - a function, because the framework sends each reader the options that are data
 * @throws DataTableError naming each fault as `file:line: DataTable: …`
 */
export const remarkDataTable: Plugin<[() => DataOptions], Root> = (options) => {
  const { sets, folder } = options();
  return (tree, file) => {
    const components: Component[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ((node as Component).name === COMPONENT) {
        components.push(node as Component);
      }
    });
    if (components.length === 0) {
      return;
    }
    const place = placesIn(file);
    const faults: string[] = [];
    const asked = new Map<string, AskedTable[]>();
    for (const component of components) {
      const at = `${place(component.position?.start.line ?? 1)}: ${COMPONENT}:`;
      const read = readOptions(component, sets, folder);
      faults.push(...read.faults.map((fault) => `${at} ${fault}`));
      if (read.table !== undefined) {
        const { name } = read.table;
        const others = asked.get(name) ?? [];
        const id = sets[name]?.id ?? '';
        const ids = new Set(read.table.rows.map((row) => String(row[id])));
        faults.push(...takenAnchors(tree, ids).map((fault) => `${at} ${fault}`));
        giveRows(component, name, others, read.table.rows);
        asked.set(name, [...others, read.table]);
      }
    }
    if (faults.length > 0) {
      throw new DataTableError(faults.join('\n'));
    }
    importComponents(tree, [COMPONENT], MODULE);
    for (const name of asked.keys()) {
      importGenerated(tree, identifierOf(name), `data/default/${name}.json`);
    }
  };
};

/** The identifier that a document's code knows a set by. */
const identifierOf = (name: string): string => `dataSet_${name.replaceAll('-', '_')}`;

/** Hands the rows to a table, and tells it what the tables before it have taken. */
function giveRows(
  component: Component,
  name: string,
  before: readonly AskedTable[],
  rows: readonly Row[],
): void {
  const taken = new Set(before.flatMap((table) => table.rows));
  component.attributes = [
    ...component.attributes.filter(
      (attribute) => !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'data'),
    ),
    identifierAttribute('data', identifierOf(name)),
    {
      type: 'mdxJsxAttribute',
      name: 'name',
      value: before.length === 0 ? name : `${name}-${before.length + 1}`,
    },
    ...(rows.some((row) => taken.has(row))
      ? [{ type: 'mdxJsxAttribute' as const, name: 'withoutAnchors', value: null }]
      : []),
  ];
}
