import type { DataSet } from '../dataSet.ts';
import type { Fault } from '../readers/written.ts';
import type { CheckedRow } from './rows.ts';

/**
 * Finds missing rows that the set requires.
 *
 * @param set - description of the rows
 * @param rows - the checked rows
 * @param idsOf - returns the IDs of another set by name; `undefined` if it doesn't exist
 */
export function checkRequired(
  { id, required }: DataSet,
  rows: readonly CheckedRow[],
  idsOf: (name: string) => readonly string[] | undefined,
): readonly Fault[] {
  const present = new Set(rows.map(({ row }) => row[id]));
  const faults: Fault[] = [];
  const add = (message: string) => faults.push({ line: 1, field: id, message });
  const look = (wanted: readonly string[], except: readonly string[]) => {
    const missing = wanted.filter((value) => !present.has(value) && !except.includes(value));
    if (missing.length > 0) {
      add(`lacks ${missing.join(', ')}, which "required" in index.ts asks for; add the rows`);
    }
    const stale = except.filter((value) => present.has(value) || !wanted.includes(value));
    if (stale.length > 0) {
      add(`needs no exception for ${stale.join(', ')}; delete it from "required" in index.ts`);
    }
  };
  if (required === undefined) {
    return faults;
  }
  if ('ids' in required) {
    look(required.ids, []);
    return faults;
  }
  const wanted = idsOf(required.idsOf);
  if (wanted === undefined) {
    add(`needs the ids of "${required.idsOf}", which isn't a data set; correct "required"`);
  } else {
    look(wanted, required.except ?? []);
  }
  return faults;
}
