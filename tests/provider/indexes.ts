/** A record in the form that a client sends. */
export type StoredRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** A group of synonyms in the form that a client sends. */
export interface StoredSynonym {
  readonly objectID: string;
  readonly type: string;
  readonly synonyms?: readonly string[];
}

/** A published index. */
export interface StoredIndex {
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, StoredSynonym>;
  readonly rules: ReadonlyMap<string, unknown>;
}

/** The initial state of an index. */
export const EMPTY_INDEX: StoredIndex = {
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
};

/** A change of the indexes, which are keyed by name. */
export type Change = (indexes: Map<string, StoredIndex>) => void;

interface Task {
  readonly indexName: string;
  readonly change: Change;
  /** How often a client has to poll until the task is done. */
  polls: number;
}

/**
 * The indexes of an application. As with the real provider, a write is a task that takes effect later. The tasks of
 * an index run in order, and those of different indexes are independent.
 */
export class Indexes {
  readonly #indexes = new Map<string, StoredIndex>();
  readonly #tasks = new Map<number, Task>();
  #lastTask = 0;

  get(name: string): StoredIndex | undefined {
    return this.#indexes.get(name);
  }

  names(): readonly string[] {
    return [...this.#indexes.keys()].sort();
  }

  /** Creates or replaces an index at once. */
  put(name: string, index: Partial<StoredIndex>): void {
    this.#indexes.set(name, { ...EMPTY_INDEX, ...index });
  }

  /** Registers a write and returns its task ID. */
  write(indexName: string, change: Change): number {
    this.#lastTask += 1;
    this.#tasks.set(this.#lastTask, { indexName, change, polls: 1 });
    return this.#lastTask;
  }

  /** Whether a task is done. The second poll of a task completes it, along with earlier tasks of its index. */
  isPublished(indexName: string, taskID: number): boolean {
    const asked = this.#tasks.get(taskID);
    if (asked === undefined) {
      return true;
    }
    if (asked.polls > 0) {
      asked.polls -= 1;
      return false;
    }
    for (const [id, task] of [...this.#tasks]) {
      if (id <= taskID && (task.indexName === indexName || id === taskID)) {
        this.#tasks.delete(id);
        task.change(this.#indexes);
      }
    }
    return true;
  }

  /** Completes all pending tasks, as if time had passed. */
  settle(): void {
    for (const [id, task] of [...this.#tasks]) {
      this.#tasks.delete(id);
      task.change(this.#indexes);
    }
  }
}
