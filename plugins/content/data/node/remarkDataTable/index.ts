import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
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
import type { Component } from './literal.ts';
import { type AskedTable, COMPONENT, readOptions } from './options.ts';

/** Only a document that has a table carries its code. */
const MODULE = '@site/src/components/DataTable';

/** A heading with the anchor that its page will have. */
interface Anchored {
  readonly text: string;
  readonly anchor: string;
}

/** The tables that a document asks for, without fault, and the faults of the others. */
interface AskedTables {
  readonly tables: readonly (AskedTable & { readonly component: Component })[];
  readonly faults: readonly Fault[];
}

function tablesIn(
  tree: Root,
  headings: readonly Anchored[],
  { sets, folder }: DataOptions,
): AskedTables {
  const components: Component[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ((node as Component).name === COMPONENT) {
      components.push(node as Component);
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

/** The headings of a document that the framework has given their ids. */
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

/** Finds tables that can't be made. */
export const tableFaults =
  (options: DataOptions): DocumentCheck =>
  (tree) =>
    tablesIn(tree, headingsOf(tree), options).faults;

/**
 * Gives each `<DataTable data="…">` of a document the rows that the plugin has written, and checks what
 * the document asks for. Runs after the framework's own plugins, which have given the headings their ids.
 *
 * Where a document has several tables of one set, each has a name of its own for the address, and one
 * that shares rows with a table above it is not a target of links.
 *
 * @param options - a function, because the framework sends each reader the options that are data
 * @throws DocumentError naming each fault
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
