import { attributesOf, type ComponentNode, isComponent } from '../../../mdx/node/attributes.ts';
import type { ColumnShape, Value } from '../shared/column.ts';
import type { DataOptions } from './dataSet.ts';
import { loadDataSets } from './load.ts';
import { COMPONENT, readOptions } from './remarkDataTable/options.ts';

/** A table row as plain text. */
export interface PlainRow {
  /** Its anchor on the page. */
  readonly id: string;
  /** One string per visible column, in order; empty if the value isn't known. */
  readonly cells: readonly string[];
}

type Names = ReadonlyMap<string, string>;

function plain(value: Value, shape: ColumnShape, countries: Names): string {
  const isCountry = shape.type === 'country' || (shape.type === 'list' && shape.of === 'country');
  return [value]
    .flat()
    .map((item) => (isCountry ? (countries.get(String(item)) ?? item) : item))
    .join(', ');
}

/**
 * Creates a function that returns a table's rows without rendering the document. Numbers and dates are formatted as in
 * the data set, not as on a page.
 *
 * @param options - the sets by name, and their folder
 * @returns a function from a component to the rows of its table; `undefined` for components that aren't tables or have
 *   errors, which the compiler reports
 */
export function plainRows({
  sets,
  folder,
}: DataOptions): (component: ComponentNode) => readonly PlainRow[] | undefined {
  return (component) => {
    if (!isComponent(component, COMPONENT)) {
      return undefined;
    }
    const { table } = readOptions(component, sets, folder);
    const set = sets[table?.name ?? ''];
    if (table === undefined || set === undefined) {
      return undefined;
    }
    const { countries } = loadDataSets(sets, folder);
    const { columns: shown } = attributesOf(component);
    const keys = typeof shown === 'string' ? shown.trim().split(/\s+/) : Object.keys(set.columns);
    return table.rows.map((row) => ({
      id: String(row[set.id]),
      cells: keys.map((key) => {
        const value = row[key];
        const shape = set.columns[key]?.shape;
        return value === undefined || value === null || shape === undefined
          ? ''
          : plain(value, shape, countries);
      }),
    }));
  };
}
