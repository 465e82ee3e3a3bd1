/** A sort order. */
export interface Order {
  /** Key of the column. */
  readonly key: string;
  readonly isDescending: boolean;
}

/** Parses an order in a URL or a document: the key, with a leading hyphen for descending. */
export const orderIn = (text: string): Order => ({
  key: text.replace(/^-/, ''),
  isDescending: text.startsWith('-'),
});

/** The inverse of {@link orderIn}. */
export const writtenOrder = ({ key, isDescending }: Order): string =>
  isDescending ? `-${key}` : key;

/** The next order when a column's button is pressed: ascending, descending, default. */
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
 * Sorts rows. The sort is stable, and rows without a key come last in both directions.
 *
 * @param keys - the sort key of each row
 * @param isDescending - the direction
 * @returns the row indexes in the new order
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
