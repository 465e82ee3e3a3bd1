import { latestDay } from '../../../documents/node/contract/today.ts';
import type { Fault } from '../../../mdx/node/faults.ts';
import { isDate } from '../columns.ts';
import type { DataSet } from '../dataSet.ts';
import { faultOf } from '../fault.ts';

/** Format of column keys, which TypeScript and downloads use. */
const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;

const ID_TYPES: readonly string[] = ['text', 'country', 'date'];

/** Reserved key: URLs use it for the sort order of a table. */
const RESERVED_KEY = 'sort';

/** A mistake in the description of a set. */
interface Mistake {
  readonly field: string;
  readonly message: string;
  /** What's in its line, if it isn't the field. */
  readonly near?: string;
}

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

/** The sources with a mistake, which is on the line of their address. */
const ofSources = (
  { sources }: DataSet,
  isWrong: (source: DataSet['sources'][0], index: number) => boolean,
  messageOf: (url: string) => string,
): readonly Mistake[] =>
  sources
    .filter(isWrong)
    .map(({ url }) => ({ field: 'sources', message: messageOf(url), near: url }));

/** The columns with a mistake, which is on the line of their key. */
const ofColumns = (
  { columns }: DataSet,
  isWrong: (key: string, label: string, labels: readonly string[], index: number) => boolean,
  messageOf: (label: string) => string,
): readonly Mistake[] => {
  const labels = Object.values(columns).map(({ shape }) => shape.label);
  return Object.keys(columns).flatMap((key, index) => {
    const label = labels[index] ?? '';
    return isWrong(key, label, labels, index)
      ? [{ field: key, message: messageOf(label), near: key }]
      : [];
  });
};

const isHttps = (url: string): boolean => URL.canParse(url) && new URL(url).protocol === 'https:';

const mistakeIf = (isWrong: boolean, field: string, message: string): readonly Mistake[] =>
  isWrong ? [{ field, message }] : [];

/** The checks of the description of a set, by what has to be right. */
export const DEFINITION_CHECKS = {
  titleGiven: ({ title }: DataSet) =>
    mistakeIf(title.trim() === '', 'title', 'is empty; say what the set is'),
  titleTrimmed: ({ title }: DataSet) =>
    mistakeIf(
      !['', title].includes(title.trim()),
      'title',
      'begins or ends with a space; remove it',
    ),
  dayReal: ({ day }: DataSet) =>
    mistakeIf(!isDate(day, 'day'), 'day', `"${day}" is not a day; write it like 2025-06-30`),
  dayPast: ({ day }: DataSet) =>
    mistakeIf(
      isDate(day, 'day') && day > latestDay(),
      'day',
      `"${day}" is in the future; write the date as of which the data is current`,
    ),
  sourcesGiven: ({ sources }: DataSet) =>
    mistakeIf(sources.length === 0, 'sources', 'are missing; name what the facts were taken from'),
  sourcesSecure: (set: DataSet) =>
    ofSources(
      set,
      ({ url }) => !isHttps(url),
      (url) => `"${url}" is not an https address; write the full address`,
    ),
  sourcesTitled: (set: DataSet) =>
    ofSources(
      set,
      ({ title }) => title.trim() === '',
      () => 'include one without a title; name it',
    ),
  sourcesUnique: (set: DataSet) =>
    ofSources(
      set,
      ({ url }, index) => set.sources.findIndex((other) => other.url === url) !== index,
      (url) => `have "${url}" twice; delete one`,
    ),
  idColumn: ({ id, columns }: DataSet) =>
    mistakeIf(
      columns[id] === undefined,
      'id',
      `"${id}" is not a column; name one of ${Object.keys(columns).join(', ')}`,
    ),
  idType: ({ id, columns }: DataSet) => {
    const type = columns[id]?.shape.type;
    return mistakeIf(
      type !== undefined && !ID_TYPES.includes(type),
      'id',
      `"${id}" is a column of the type ${type}; ids are in one of ${ID_TYPES.join(', ')}`,
    );
  },
  idNeverMissing: ({ id, columns }: DataSet) =>
    mistakeIf(
      columns[id]?.unknown === true || columns[id]?.none === true,
      'id',
      `the values of "${id}" can be missing; remove "unknown" and "none" from it`,
    ),
  keysInCamelCase: (set: DataSet) =>
    ofColumns(
      set,
      (key) => !CAMEL_CASE.test(key),
      () => 'is not in camelCase; rename the column',
    ),
  keysNotReserved: (set: DataSet) =>
    ofColumns(
      set,
      (key) => key === RESERVED_KEY,
      () => 'is reserved for the sort order in URLs; rename the column',
    ),
  labelsUnique: (set: DataSet) =>
    ofColumns(
      set,
      (_key, label, labels, index) => labels.indexOf(label) !== index,
      (label) => `shares the label "${label}"; give each its own`,
    ),
  labelsGiven: (set: DataSet) =>
    ofColumns(
      set,
      (_key, label) => label.trim() === '',
      () => 'has an empty label; write what the head says',
    ),
};

/**
 * Checks the description of a set.
 *
 * @param source - content of its index.ts, to find the lines
 */
export function checkDefinition(set: DataSet, source: string): readonly Fault[] {
  return Object.values(DEFINITION_CHECKS)
    .flatMap((check): readonly Mistake[] => check(set))
    .map(({ field, message, near = `${field}:` }) =>
      faultOf(lineOfName(source, near, `${field}:`), field, message),
    );
}
