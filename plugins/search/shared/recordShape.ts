import { LEVELS, type SearchRecord } from './record.ts';

/** Whether a value is an object, so that its properties can be read. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a value from outside, such as the browser's storage, has the fields of a record that are displayed. Other
 * fields may be missing. The caller must check its URL.
 */
export function isRecordShaped(value: unknown): value is SearchRecord {
  if (!isObject(value) || typeof value.objectID !== 'string' || typeof value.url !== 'string') {
    return false;
  }
  const { type, hierarchy, content } = value;
  return (
    (type === 'content' || LEVELS.some((level) => level !== 'lvl0' && level === type)) &&
    (content === null || content === undefined || typeof content === 'string') &&
    isObject(hierarchy) &&
    typeof hierarchy.lvl1 === 'string' &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
