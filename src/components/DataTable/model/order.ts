/** A column that a table is ordered by. */
export interface Order {
  /** Key of the column. */
  readonly key: string;
  readonly isDescending: boolean;
}

/** Orders as an address and a document write them: the key, with a hyphen before it for descending. */
export const orderIn = (text: string): Order => ({
  key: text.replace(/^-/, ''),
  isDescending: text.startsWith('-'),
});

/** The other way round of {@link orderIn}. */
export const writtenOrder = ({ key, isDescending }: Order): string =>
  isDescending ? `-${key}` : key;

/** The order that comes after one on the same column: ascending, descending, the given one. */
export function nextOrder(order: Order | undefined, key: string): Order | undefined {
  if (order?.key !== key) {
    return { key, isDescending: false };
  }
  return order.isDescending ? undefined : { key, isDescending: true };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

/**
 * Orders rows by their keys. What has none comes last, whichever the direction; equals keep their order.
 *
 * @param keys - what each row is ordered by
 * @param isDescending - the direction
 * @returns the places of the rows, in the new order
 */
export function ordered(
  keys: readonly (string | number | undefined)[],
  isDescending: boolean,
): readonly number[] {
  const direction = isDescending ? -1 : 1;
  return keys
    .map((_, place) => place)
    .sort((a, b) => {
      const left = keys[a];
      const right = keys[b];
      if (left === undefined || right === undefined) {
        return Number(left === undefined) - Number(right === undefined);
      }
      return direction * compare(left, right);
    });
}
