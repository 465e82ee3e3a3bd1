/** The numbers of the ticked tasks, from 0. */
export type Ticks = ReadonlySet<number>;

/** Reads stored ticks; `undefined` for anything not written for a list with this many tasks. */
export function parseTicks(stored: string | null, count: number): Ticks | undefined {
  const isTask = (task: number) => Number.isInteger(task) && task >= 0 && task < count;
  try {
    const { of, ticked } = JSON.parse(stored ?? '');
    return of === count && ticked.every(isTask) ? new Set(ticked) : undefined;
  } catch {
    return undefined;
  }
}

/** Serializes ticks, along with the number of tasks. */
export function storedTicks(ticks: Ticks, count: number): string {
  return JSON.stringify({ of: count, ticked: [...ticks].sort((a, b) => a - b) });
}

export function withTick(ticks: Ticks, task: number, isTicked: boolean): Ticks {
  const changed = new Set(ticks);
  if (isTicked) {
    changed.add(task);
  } else {
    changed.delete(task);
  }
  return changed;
}
