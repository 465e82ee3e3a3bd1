import { COMPONENTS } from '../../documents/shared/components.ts';
import { attributesOf, type ComponentNode } from '../../mdx/node/attributes.ts';
import type { Row } from '../shared/column.ts';
import { type Matches, matches } from '../shared/where.ts';
import type { DataOptions, DataSet } from './dataSet.ts';
import { soundRows } from './sets.ts';

export interface AskedTable {
  readonly name: string;
  readonly set: DataSet;
  /** Keys of the columns that it shows, in order. */
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
}

export const COMPONENT = 'DataTable';

const OPTIONS = Object.keys(COMPONENTS[COMPONENT].shape);

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isFilter = (value: unknown): value is Matches =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((each) => typeof each !== 'object' || each === null);

/** Messages for filter values that can't occur in their column. */
const impossibleValues = (where: Matches, { columns }: DataSet): readonly string[] =>
  Object.entries(where).flatMap(([key, value]) => {
    const column = columns[key];
    const isList = column?.shape.type === 'list' || column?.shape.type === 'rows';
    const { error } = column?.schema.safeParse(isList ? [value] : value) ?? {};
    return value === null ? [] : (error?.issues ?? []).map(({ message }) => `${key}: ${message}`);
  });

/**
 * Reads a table's attributes.
 *
 * @returns the table, or at least one error message
 */
export function readOptions(
  component: ComponentNode,
  { sets, folder }: DataOptions,
): { readonly table?: AskedTable; readonly faults: readonly string[] } {
  const attributes = attributesOf(component);
  const { data: name, columns, sort, where = {} } = attributes;
  const faults: string[] = [];
  const add = (option: string, ...messages: readonly string[]) =>
    faults.push(...messages.map((message) => `${option}: ${message}`));
  for (const option of Object.keys(attributes)) {
    if (!OPTIONS.includes(option)) {
      faults.push(`"${option}" is not an option; there are ${OPTIONS.join(', ')}`);
    } else if (option !== 'where' && !isText(attributes[option])) {
      add(option, `is not text in quotes; write ${option}="…"`);
    }
  }
  if (!isText(name)) {
    add('data', 'is missing; name a set');
    return { faults };
  }
  const set = sets[name];
  if (set === undefined) {
    const known = Object.keys(sets).join(', ') || 'none';
    add('data', `there is no data set "${name}"; there are ${known}`);
    return { faults };
  }
  const known = Object.keys(set.columns);
  const addUnknown = (option: string, keys: readonly string[]) => {
    const unknown = keys.filter((key) => !known.includes(key));
    const there = known.join(', ');
    add(option, ...unknown.map((key) => `"${key}" is not a column; there are ${there}`));
  };
  const keys = isText(columns) ? columns.trim().split(/\s+/) : known;
  addUnknown('columns', keys);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    add('columns', `names "${twice}" twice; delete one`);
  }
  addUnknown('sort', isText(sort) ? [sort.replace(/^-/, '')] : []);
  if (!isFilter(where)) {
    add('where', "is not an object of plain values; write where={{ field: 'chat' }}");
    return { faults };
  }
  addUnknown('where', Object.keys(where));
  add('where', ...impossibleValues(where, set));
  const rows = soundRows(name, set, folder).filter((row) => matches(row, where));
  if (faults.length === 0 && rows.length === 0) {
    add('where', 'no row matches; correct it');
  }
  return faults.length > 0 ? { faults } : { table: { name, set, keys, rows }, faults };
}
