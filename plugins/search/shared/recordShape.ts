import { LEVELS, type SearchRecord } from './record.ts';

/** Whether a value is an object whose fields can be looked at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Whether a value that this site did not make, such as one out of a browser's storage, has what is
 * shown of a record. Its address is the caller's to judge, and what is not shown may be missing.
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
