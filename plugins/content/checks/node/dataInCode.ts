import { tablesOf } from '../../../documents/node/contract/page/tables.ts';
import type { DocumentCheck, Fault } from '../../../mdx/node/faults.ts';
import { chainsOf } from '../../code/node/blocks/chains.ts';
import { type DataOptions, type DataSet, rowsOf } from '../../data/node/index.ts';

/** Minimum number of consecutive values of a column that count as a list. Fewer are examples. */
const LIST_LENGTH = 6;

/** Column types whose values are names. Values of other types, such as numbers, usually mean something else in code. */
const NAMING: readonly string[] = ['text', 'country'];

/** Length of the longest list in code: distinct values with no other word between them. */
function longestList(code: string, values: readonly string[]): number {
  const escaped = [...values]
    .sort((a, b) => b.length - a.length)
    .map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const value = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const gaps = code.split(value);
  const found = code.match(value) ?? [];
  let list = new Set<string>();
  let longest = 0;
  for (const [index, name] of found.entries()) {
    if (/\p{L}/u.test(gaps[index] ?? '')) {
      list = new Set();
    }
    list.add(name);
    longest = Math.max(longest, list.size);
  }
  return longest;
}

/** A column that identifies the rows of a set. */
interface NameColumn {
  readonly name: string;
  readonly key: string;
  readonly values: readonly string[];
}

/** The columns of a set with a unique name in each row. */
function namesIn(name: string, set: DataSet, folder: string): readonly NameColumn[] {
  const rows = rowsOf(name, set, folder);
  return Object.entries(set.columns)
    .filter(([, { shape }]) => NAMING.includes(shape.type))
    .map(([key]) => ({
      name,
      key,
      values: rows.map((row) => row[key]).filter((value) => typeof value === 'string'),
    }))
    .filter(({ values }) => new Set(values).size === rows.length);
}

/**
 * Finds run blocks that repeat values from a data table on the page, which become outdated when the table changes, and
 * blocks that read a data set that readers can't download from the page.
 */
export function dataInCode({ sets, folder }: DataOptions): DocumentCheck {
  return (tree) => {
    const shown = new Set(tablesOf(tree));
    const columns = [...shown].flatMap((name) => {
      const set = sets[name];
      return set === undefined ? [] : namesIn(name, set, folder);
    });
    return chainsOf(tree)
      .chains.flat()
      .flatMap(({ line, code, data }): Fault[] => [
        ...data
          .filter((name) => !shown.has(name))
          .map((name) => ({
            line,
            message: `the block reads "${name}", which no table of the page shows; show it, so that readers can download ${name}.json`,
          })),
        ...columns
          .filter(({ name }) => !data.includes(name))
          .map((column) => ({ ...column, count: longestList(code, column.values) }))
          .filter(({ count }) => count >= LIST_LENGTH)
          .map(({ name, key, count }) => ({
            line,
            message: `the block lists ${count} values of ${name}.${key}, which the page shows as a table; add data="${name}" after "run" and read ${name}.json`,
          })),
      ]);
  };
}
