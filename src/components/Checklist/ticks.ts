/** The numbers of the ticked tasks, from 0. */
export type Ticks = ReadonlySet<number>;

/**
 * Reads stored ticks.
 *
 * @param stored - the stored value
 * @param count - number of tasks
 * @returns `undefined` for anything not written for a list with this many tasks
 */
export function parseTicks(stored: string | null, count: number): Ticks | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
  const { of, ticked } = (value ?? {}) as { readonly of?: unknown; readonly ticked?: unknown };
  const isTask = (task: unknown) =>
    Number.isInteger(task) && Number(task) >= 0 && Number(task) < count;
  return of === count && Array.isArray(ticked) && ticked.every(isTask)
    ? new Set(ticked as number[])
    : undefined;
}

/** Serializes ticks for storage, along with the number of tasks. */
export function storedTicks(ticks: Ticks, count: number): string {
  return JSON.stringify({ of: count, ticked: [...ticks].sort((a, b) => a - b) });
}

/** Returns ticks with one task changed. */
export function withTick(ticks: Ticks, task: number, isTicked: boolean): Ticks {
  const changed = new Set(ticks);
  if (isTicked) {
    changed.add(task);
  } else {
    changed.delete(task);
  }
  return changed;
}
