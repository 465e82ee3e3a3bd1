import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { type ComponentNode, isComponent } from '../../../../mdx/node/attributes.ts';
import { importComponents } from '../../../../mdx/node/componentImport.ts';
import {
  type DocumentCheck,
  type Fault,
  faultAt,
  stopAtFaults,
} from '../../../../mdx/node/faults.ts';
import { identifierAttribute, importGenerated } from '../../../../mdx/node/generatedImport.ts';
import { headingsOf } from '../../../../mdx/node/headings.ts';
import type { Row } from '../../shared/column.ts';
import type { DataOptions } from '../dataSet.ts';
import { type AskedTable, COMPONENT, readOptions } from './options.ts';

/** Imported only by documents with a table, so that others don't load its code. */
const MODULE = '@site/src/components/DataTable';

/** A heading and its anchor. */
interface Anchored {
  readonly text: string;
  readonly anchor: string;
}

/** The valid tables of a document, and the faults of the others. */
interface AskedTables {
  readonly tables: readonly (AskedTable & { readonly component: ComponentNode })[];
  readonly faults: readonly Fault[];
}

function tablesIn(
  tree: Root,
  headings: readonly Anchored[],
  { sets, folder }: DataOptions,
): AskedTables {
  const components: ComponentNode[] = [];
  visit(tree, (node) => {
    if (isComponent(node, COMPONENT)) {
      components.push(node);
    }
  });
  const read = components.map((component) => {
    const { table, faults } = readOptions(component, sets, folder);
    const id = sets[table?.name ?? '']?.id ?? '';
    const ids = new Set(table?.rows.map((row) => String(row[id])));
    const taken = headings
      .filter(({ anchor }) => ids.has(anchor))
      .map(
        ({ text, anchor }) =>
          `the heading "${text}" and a row are both at #${anchor}; give the heading another id, as in {#the-${anchor}}`,
      );
    const messages = [...faults, ...taken];
    return {
      tables: table === undefined ? [] : [{ ...table, component }],
      faults: messages.map((message) => faultAt(component, `${COMPONENT}: ${message}`)),
    };
  });
  return {
    tables: read.flatMap(({ tables }) => tables),
    faults: read.flatMap(({ faults }) => faults),
  };
}

/** The headings that the framework has given IDs. */
function headingsWithIds(tree: Root): readonly Anchored[] {
  const headings: Anchored[] = [];
  visit(tree, 'heading', (heading) => {
    const { id } = (heading.data ?? {}) as { id?: string };
    if (id !== undefined) {
      headings.push({ text: textOf(heading), anchor: id });
    }
  });
  return headings;
}

/** Finds invalid tables. */
export const tableFaults =
  (options: DataOptions): DocumentCheck =>
  (tree) =>
    tablesIn(tree, headingsOf(tree), options).faults;

/**
 * Passes each `<DataTable data="…">` the rows that the plugin has written, and checks its attributes. Runs after the
 * framework's own plugins, which give the headings their IDs.
 *
 * If a document has several tables of the same set, each gets its own name in the URL, and a table that shares rows
 * with a previous table isn't a target of links.
 *
 * @param options - a function, because the framework sends options that are plain data to every reader
 * @throws DocumentError with all faults
 */
export const remarkDataTable: Plugin<[() => DataOptions], Root> = (options) => {
  const data = options();
  return (tree, file) => {
    const { tables, faults } = tablesIn(tree, headingsWithIds(tree), data);
    stopAtFaults(file, faults);
    if (tables.length === 0) {
      return;
    }
    const asked = new Map<string, AskedTable[]>();
    for (const { component, ...table } of tables) {
      const others = asked.get(table.name) ?? [];
      giveRows(component, table.name, others, table.rows);
      asked.set(table.name, [...others, table]);
    }
    importComponents(tree, [COMPONENT], MODULE);
    for (const name of asked.keys()) {
      importGenerated(tree, identifierOf(name), `data/default/${name}.json`);
    }
  };
};

/** The identifier for a set in a document's code. */
const identifierOf = (name: string): string => `dataSet_${name.replaceAll('-', '_')}`;

/** Sets a table's rows, its name for the URL, and whether to omit anchors that a previous table has. */
function giveRows(
  component: ComponentNode,
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
