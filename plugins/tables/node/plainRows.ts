import { type ComponentNode, isComponent } from '../../mdx/node/attributes.ts';
import { countryKeys } from './checks/rows.ts';
import type { DataOptions } from './dataSet.ts';
import { countryNames } from './sets.ts';
import { COMPONENT, readOptions } from './tableOptions.ts';

/**
 * Reads the rows of tables without rendering the document; numbers and dates are those of the data set.
 *
 * @returns a function from a component to the rows of its table; `undefined` for others and for invalid tables
 */
export function plainRows(data: DataOptions) {
  return (component: ComponentNode) => {
    if (!isComponent(component, COMPONENT)) {
      return undefined;
    }
    const { table } = readOptions(component, data);
    const countries = countryNames(data);
    return table?.rows.map((row) => ({
      id: String(row[table.set.id]),
      cells: table.keys.map((key) => {
        const names = countryKeys(table.set).includes(key) ? countries : undefined;
        return [row[key] ?? '']
          .flat()
          .map((item) => names?.get(String(item)) ?? item)
          .join(', ');
      }),
    }));
  };
}
