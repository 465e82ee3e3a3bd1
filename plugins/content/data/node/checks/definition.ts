import { isDate } from '../columns/quantities.ts';
import type { DataSet } from '../dataSet.ts';
import type { Fault } from '../readers/written.ts';

/** Format of column keys, which TypeScript and downloads use. */
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

/** Column types whose values can be IDs. */
const ID_TYPES: readonly string[] = ['text', 'country', 'date'];

/** Reserved key: URLs use it for the sort order of a table. */
const RESERVED_KEY = 'sort';

/** Line of a source that starts with a name, starting at 1; the first line if none does. */
function lineOfName(source: string, name: string): number {
  const found = source
    .split('\n')
    .findIndex((line) => line.trimStart().replace(/^['"]/, '').startsWith(name));
  return Math.max(found, 0) + 1;
}

/** The problem with the ID column, if any. */
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
 * Checks the description of a set: a valid day, HTTPS sources, an ID column without missing values, consistent columns.
 *
 * @param set - the description
 * @param source - content of its index.ts, to find the lines
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
