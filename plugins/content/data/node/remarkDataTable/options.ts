import { attributesOf, type ComponentNode } from '../../../../mdx/node/attributes.ts';
import type { Row } from '../../shared/column.ts';
import { type Matches, matches } from '../../shared/where.ts';
import type { DataSet, DataSets } from '../dataSet.ts';
import { readSet, soundRows } from '../readSet.ts';

/** A valid table of a document. */
export interface AskedTable {
  readonly name: string;
  /** The rows that it shows. */
  readonly rows: readonly Row[];
}

/** Name of the component in documents. */
export const COMPONENT = 'DataTable';

/** The attributes of the component. */
const OPTIONS = ['data', 'columns', 'where', 'sort', 'caption'];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether a value is an object of plain values, which rows can be compared with. */
const isFilter = (value: unknown): value is Matches =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each !== 'object' || each === null);

/** Messages for the keys that aren't columns of the set. */
function unknownColumns(option: string, keys: readonly string[], set: DataSet): readonly string[] {
  const known = Object.keys(set.columns);
  return keys
    .filter((key) => !known.includes(key))
    .map((key) => `${option}: "${key}" is not a column; there are ${known.join(', ')}`);
}

/** Messages for filter values that can't occur in their column. */
function impossibleValues(where: Matches, set: DataSet): readonly string[] {
  return Object.entries(where).flatMap(([key, value]) => {
    const column = set.columns[key];
    const isList = column?.shape.type === 'list' || column?.shape.type === 'rows';
    const judged = column?.schema.safeParse(isList ? [value] : value);
    return value === null || judged === undefined || judged.success
      ? []
      : judged.error.issues.map(({ message }) => `where: ${key}: ${message}`);
  });
}

/**
 * Parses the attributes of a table, and checks them against the data sets.
 *
 * @param component - the component in the document
 * @param sets - the sets by name
 * @param folder - absolute path of the folder with a subfolder for each set
 * @returns the table, or at least one error message
 */
export function readOptions(
  component: ComponentNode,
  sets: DataSets,
  folder: string,
): { readonly table?: AskedTable; readonly faults: readonly string[] } {
  const attributes = attributesOf(component);
  const { data: name, columns, sort, where = {} } = attributes;
  const set = isText(name) ? sets[name] : undefined;
  const faults = Object.keys(attributes)
    .filter((option) => !OPTIONS.includes(option))
    .map((option) => `"${option}" is not an option; there are ${OPTIONS.join(', ')}`);
  for (const option of OPTIONS) {
    if (option !== 'where' && option in attributes && !isText(attributes[option])) {
      faults.push(`${option}: is not text in quotes; write ${option}="…"`);
    }
  }
  if (!isText(name)) {
    return {
      faults: 'data' in attributes ? faults : [...faults, 'data: is missing; name a set'],
    };
  }
  if (set === undefined) {
    const known = Object.keys(sets).join(', ') || 'none';
    return { faults: [...faults, `data: there is no data set "${name}"; there are ${known}`] };
  }
  const keys = isText(columns) ? columns.split(/\s+/).filter((key) => key !== '') : [];
  faults.push(...unknownColumns('columns', keys, set));
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    faults.push(`columns: names "${twice}" twice; delete one`);
  }
  faults.push(...unknownColumns('sort', isText(sort) ? [sort.replace(/^-/, '')] : [], set));
  if (!isFilter(where)) {
    faults.push("where: is not an object of plain values; write where={{ field: 'chat' }}");
    return { faults };
  }
  faults.push(...unknownColumns('where', Object.keys(where), set), ...impossibleValues(where, set));
  const rows = soundRows(readSet(name, set, folder)).filter((row) => matches(row, where));
  if (faults.length === 0 && rows.length === 0) {
    faults.push('where: no row is like that; correct it');
  }
  return faults.length > 0 ? { faults } : { table: { name, rows }, faults };
}
