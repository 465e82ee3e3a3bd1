import { latestDay } from '../../../../documents/node/contract/frontMatter/today.ts';
import type { Fault } from '../../../../mdx/node/faults.ts';
import { isDate } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';

/** Format of column keys, which TypeScript and downloads use. */
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

const ID_TYPES: readonly string[] = ['text', 'country', 'date'];

/** Reserved key: URLs use it for the sort order of a table. */
const RESERVED_KEY = 'sort';

/** Line of a source that starts with one of these names, or else has it, starting at 1; the first line if none does. */
function lineOfName(source: string, ...names: readonly string[]): number {
  const lines = source.split('\n').map((line) => line.trimStart().replace(/^['"]/, ''));
  const found = names
    .flatMap((name) => [
      lines.findIndex((line) => line.startsWith(name)),
      lines.findIndex((line) => line.includes(name)),
    ])
    .find((index) => index !== -1);
  return (found ?? 0) + 1;
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
      faults.push(faultOf(lineOfName(source, name, `${field}:`), field, message));
    }
  };
  add(title.trim() !== '', 'title', 'is empty; say what the set is');
  add(['', title].includes(title.trim()), 'title', 'begins or ends with a space; remove it');
  add(isDate(day, 'day'), 'day', `"${day}" is not a day; write it like 2025-06-30`);
  add(
    !isDate(day, 'day') || day <= latestDay(),
    'day',
    `"${day}" is to come; write the day to which the data hold`,
  );
  add(sources.length > 0, 'sources', 'are missing; name what the facts were taken from');
  for (const { url } of sources) {
    const isHttps = URL.canParse(url) && new URL(url).protocol === 'https:';
    add(isHttps, 'sources', `"${url}" is not an https address; write the full address`, url);
  }
  for (const [index, { title: name, url }] of sources.entries()) {
    add(name.trim() !== '', 'sources', 'have one without a title; say what was read', url);
    const isFirst = sources.findIndex((other) => other.url === url) === index;
    add(isFirst, 'sources', `have "${url}" twice; delete one`, url);
  }
  const faultOfThisId = faultOfId(set);
  add(faultOfThisId === undefined, 'id', faultOfThisId ?? '');
  const labels = Object.values(columns).map(({ shape }) => shape.label);
  for (const [index, [key, { shape }]] of Object.entries(columns).entries()) {
    add(CAMEL_CASE.test(key), key, 'is not in camelCase; rename the column', key);
    add(key !== RESERVED_KEY, key, 'is what addresses call the order; rename it', key);
    const isFirst = labels.indexOf(shape.label) === index;
    add(isFirst, key, `shares the label "${shape.label}"; give each its own`, key);
    add(shape.label.trim() !== '', key, 'has an empty label; write what the head says', key);
  }
  return faults;
}
