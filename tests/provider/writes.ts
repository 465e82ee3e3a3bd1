import {
  type Change,
  EMPTY_INDEX,
  type StoredIndex,
  type StoredRecord,
  type StoredSynonym,
} from './indexes.ts';

/** The provider refuses a request, with the status and message of the response. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Maximum size of a record on the provider's free plan, in bytes of JSON. */
const RECORD_BYTES_MAX = 10_000;

const changeOf =
  (name: string, change: (index: StoredIndex) => Partial<StoredIndex>): Change =>
  (indexes) => {
    const index = indexes.get(name) ?? EMPTY_INDEX;
    indexes.set(name, { ...index, ...change(index) });
  };

/** Returns a change that adds the records of a batch. */
export function batch(
  name: string,
  body: { requests: readonly { action: string; body: StoredRecord }[] },
): Change {
  for (const [position, { action, body: record }] of body.requests.entries()) {
    const size = Buffer.byteLength(JSON.stringify(record));
    if (action !== 'addObject') {
      throw new Refused(400, `Invalid action "${action}"`);
    }
    if (size > RECORD_BYTES_MAX) {
      throw new Refused(
        400,
        `Record at the position ${position} objectID=${record.objectID} is too big size=${size}/${RECORD_BYTES_MAX} bytes`,
      );
    }
  }
  return changeOf(name, ({ records }) => ({
    records: new Map([
      ...records,
      ...body.requests.map(({ body: record }) => [record.objectID, record] as const),
    ]),
  }));
}

/** Returns a change that merges settings into the existing ones. */
export const settings = (name: string, body: Readonly<Record<string, unknown>>): Change =>
  changeOf(name, (index) => ({ settings: { ...index.settings, ...body } }));

/** Returns a change that replaces the synonyms. */
export const synonyms = (name: string, body: readonly StoredSynonym[]): Change =>
  changeOf(name, () => ({
    synonyms: new Map(body.map((synonym) => [synonym.objectID, synonym])),
  }));

/** The body of a request to copy or move an index. */
export interface Operation {
  readonly operation: 'copy' | 'move';
  readonly destination: string;
  readonly scope?: readonly (keyof StoredIndex)[];
}

/**
 * Returns a change that copies an index or parts of it, or renames it. Copying a missing index creates an empty
 * one; moving a missing index does nothing.
 */
export function operation(
  name: string,
  { operation: kind, destination, scope }: Operation,
): Change {
  if (kind === 'move') {
    return (indexes) => {
      const index = indexes.get(name);
      if (index !== undefined) {
        indexes.set(destination, index);
        indexes.delete(name);
      }
    };
  }
  return (indexes) => {
    const source = indexes.get(name) ?? EMPTY_INDEX;
    const parts = (Object.keys(EMPTY_INDEX) as (keyof StoredIndex)[]).filter(
      (part) => scope === undefined || scope.includes(part),
    );
    const copied = Object.fromEntries(parts.map((part) => [part, source[part]]));
    indexes.set(destination, { ...EMPTY_INDEX, ...indexes.get(destination), ...copied });
  };
}

/** Returns a change that deletes an index. */
export const remove =
  (name: string): Change =>
  (indexes) => {
    indexes.delete(name);
  };
