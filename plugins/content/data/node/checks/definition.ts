import type { Fault } from '../../../../mdx/node/faults.ts';
import { isDate } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';

/** Format of column keys, which TypeScript and downloads use. */
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

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
 * Checks the description of a set.
 *
 * @param source - content of its index.ts, to find the lines
 */
export function checkDefinition(set: DataSet, source: string): readonly Fault[] {
  const { title, day, sources, columns } = set;
  const faults: Fault[] = [];
  const add = (isFine: boolean, field: string, message: string, name = `${field}:`) => {
    if (!isFine) {
      faults.push(faultOf(lineOfName(source, name), field, message));
    }
  };
  add(title.trim() !== '', 'title', 'is empty; say what the set is');
  add(isDate(day, 'day'), 'day', `"${day}" is not a day; write it like 2025-06-30`);
  add(sources.length > 0, 'sources', 'are missing; name what the facts were taken from');
  for (const { url } of sources) {
    const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:';
    add(isHttps, 'sources', `"${url}" is not an https address; write the full address`);
  }
  const faultOfThisId = faultOfId(set);
  add(faultOfThisId === undefined, 'id', faultOfThisId ?? '');
  const labels = Object.values(columns).map(({ shape }) => shape.label);
  for (const [key, { shape }] of Object.entries(columns)) {
    add(CAMEL_CASE.test(key), key, 'is not in camelCase; rename the column', key);
    add(key !== RESERVED_KEY, key, 'is what addresses call the order; rename it', key);
    const isOnce = labels.indexOf(shape.label) === labels.lastIndexOf(shape.label);
    add(isOnce, key, `shares the label "${shape.label}"; give each its own`, key);
  }
  return faults;
}
