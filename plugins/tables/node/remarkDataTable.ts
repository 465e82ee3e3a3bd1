import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { ComponentNode } from '../../mdx/node/attributes.ts';
import { importComponents, textAttribute } from '../../mdx/node/componentImport.ts';
import { type DocumentCheck, faultAt, stopAtFaults } from '../../mdx/node/faults.ts';
import { identifierAttribute, importGenerated } from '../../mdx/node/generatedImport.ts';
import { headingsOf } from '../../mdx/node/headings.ts';
import { elementsOf } from '../../mdx/node/nodes.ts';
import type { DataOptions } from './dataSet.ts';
import { type AskedTable, COMPONENT, readOptions } from './tableOptions.ts';

/** Imported only by documents with a table, so that others don't load its code. */
const MODULE = '@site/plugins/tables/client/DataTable';

function tablesIn(tree: Root, data: DataOptions) {
  return elementsOf(tree, COMPONENT).map((component) => {
    const { table, faults } = readOptions(component, data);
    return { component, table, faults: faults.map((message) => tableFault(component, message)) };
  });
}

const tableFault = (component: ComponentNode, message: string) =>
  faultAt(component, `${COMPONENT}: ${message}`);

/** Finds invalid tables, and headings at the anchor of a row. */
export const tableFaults =
  (data: DataOptions): DocumentCheck =>
  (tree) => {
    const headings = headingsOf(tree);
    return tablesIn(tree, data).flatMap(({ component, table, faults }) => {
      const ids = new Set(table?.rows.map((row) => row[table.set.id]));
      const taken = headings.filter(({ anchor }) => ids.has(anchor));
      return [
        ...faults,
        ...taken.map(({ text, anchor }) =>
          tableFault(
            component,
            `the heading "${text}" and a row are both at #${anchor}; give the heading another id, as in {#the-${anchor}}`,
          ),
        ),
      ];
    });
  };

const identifierOf = (name: string): string => `dataSet_${name.replaceAll('-', '_')}`;

/**
 * Passes each `<DataTable data="…">` its rows. If several tables show the same set, each gets its own name in the URL,
 * and one that shares rows with a previous one has no anchors.
 *
 * @param options - a function, because the framework sends options that are plain data to every reader
 * @throws DocumentError with all faults
 */
export const remarkDataTable: Plugin<[() => DataOptions], Root> = (options) => {
  const data = options();
  return (tree, file) => {
    const tables = tablesIn(tree, data);
    stopAtFaults(
      file,
      tables.flatMap(({ faults }) => faults),
    );
    if (tables.length === 0) {
      return;
    }
    const asked = new Map<string, AskedTable[]>();
    for (const { component, table } of tables) {
      if (table !== undefined) {
        const before = asked.get(table.name) ?? [];
        giveRows(component, table, before);
        asked.set(table.name, [...before, table]);
      }
    }
    importComponents(tree, [COMPONENT], MODULE);
    for (const name of asked.keys()) {
      importGenerated(tree, identifierOf(name), `data/default/${name}.json`);
    }
  };
};

/** Sets a table's rows, its name for the URL, and whether a previous table has its anchors. */
function giveRows(
  component: ComponentNode,
  { name, rows }: AskedTable,
  before: readonly AskedTable[],
): void {
  const taken = new Set(before.flatMap((table) => table.rows));
  component.attributes = [
    ...component.attributes.filter(
      (attribute) => !(attribute.type === 'mdxJsxAttribute' && attribute.name === 'data'),
    ),
    identifierAttribute('data', identifierOf(name)),
    textAttribute('name', before.length === 0 ? name : `${name}-${before.length + 1}`),
    ...(rows.some((row) => taken.has(row))
      ? [{ type: 'mdxJsxAttribute' as const, name: 'withoutAnchors', value: null }]
      : []),
  ];
}
