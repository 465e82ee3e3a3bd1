import { isDate } from '../columns/quantities.ts';
import type { DataSet } from '../dataSet.ts';
import type { Fault } from '../readers/written.ts';

/** Keys of columns, as TypeScript and downloads have them. */
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

/** Types of column whose values can be ids. */
const ID_TYPES: readonly string[] = ['text', 'country', 'date'];

/** Key that no column may have: addresses call the order of a table so. */
const RESERVED_KEY = 'sort';

/** Where a name begins a line of a source, from 1; the first line where it does not. */
function lineOfName(source: string, name: string): number {
  const found = source
    .split('\n')
    .findIndex((line) => line.trimStart().replace(/^['"]/, '').startsWith(name));
  return Math.max(found, 0) + 1;
}

/** What is wrong with the column that gives the ids. */
function faultOfId({ id, columns }: DataSet): string | undefined {
  const column = columns[id];
  if (column === undefined) {
    return `"${id}" is not a column; name one of ${Object.keys(columns).join(', ')}`;
  }
  if (!ID_TYPES.includes(column.shape.type)) {
    return `"${id}" is a column of the type ${column.shape.type}; ids are in one of ${ID_TYPES.join(', ')}`;
  }
  return column.unknown || column.none
    ? `the values of "${id}" can be missing; take "unknown" and "none" away from it`
    : undefined;
}

/**
 * Holds the description of a set against its rules: a day, sources over https, an id that no row lacks,
 * columns that agree with themselves.
 *
 * @param set - the description
 * @param source - text of its index.ts, for the lines
 */
export function checkDefinition(set: DataSet, source: string): readonly Fault[] {
  const faults: Fault[] = [];
  const add = (field: string, message: string | undefined, name = `${field}:`) => {
    if (message !== undefined) {
      faults.push({ line: lineOfName(source, name), field, message });
    }
  };
  const { title, day, sources, columns } = set;
  add('title', title.trim() === '' ? 'is empty; say what the set is' : undefined);
  add('day', isDate(day, 'day') ? undefined : `"${day}" is not a day; write it like 2025-06-30`);
  add(
    'sources',
    sources.length === 0 ? 'are missing; name what the facts were taken from' : undefined,
  );
  for (const { url } of sources) {
    const isFine = URL.canParse(url) && new URL(url).protocol === 'https:';
    add('sources', isFine ? undefined : `"${url}" is not an https address; write it whole`);
  }
  add('id', faultOfId(set));
  const labels = Object.values(columns).map(({ shape }) => shape.label);
  for (const [key, { shape, faults: ofColumn }] of Object.entries(columns)) {
    add(key, CAMEL_CASE.test(key) ? undefined : 'is not in camelCase; rename the column', key);
    add(key, key === RESERVED_KEY ? 'is what addresses call the order; rename it' : undefined);
    const isTwice = labels.filter((label) => label === shape.label).length > 1;
    add(key, isTwice ? `shares the label "${shape.label}"; give each its own` : undefined);
    for (const fault of ofColumn) {
      add(key, fault);
    }
  }
  return faults;
}
