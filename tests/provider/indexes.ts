/** A record as a client sends it. */
export type StoredRecord = { readonly objectID: string } & Readonly<Record<string, unknown>>;

/** A group of synonyms as a client sends it. */
export interface StoredSynonym {
  readonly objectID: string;
  readonly type: string;
  readonly synonyms?: readonly string[];
}

/** An index as it is searched. */
export interface StoredIndex {
  readonly records: ReadonlyMap<string, StoredRecord>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, StoredSynonym>;
  readonly rules: ReadonlyMap<string, unknown>;
}

/** What an index is before anything is written to it. */
export const EMPTY_INDEX: StoredIndex = {
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
};

/** A change of the indexes, by their names. */
export type Change = (indexes: Map<string, StoredIndex>) => void;

interface Task {
  readonly indexName: string;
  readonly change: Change;
  /** How often a client has to ask until it is done. */
  polls: number;
}

/**
 * The indexes of an application. As at the provider, a write is a task that takes effect later: the
 * tasks of an index one after the other, those of different indexes independently.
 */
export class Indexes {
  readonly #indexes = new Map<string, StoredIndex>();
  readonly #tasks = new Map<number, Task>();
  #lastTask = 0;

  get(name: string): StoredIndex | undefined {
    return this.#indexes.get(name);
  }

  /** Names of the indexes that there are. */
  names(): readonly string[] {
    return [...this.#indexes.keys()].sort();
  }

  /** Puts an index there at once. */
  put(name: string, index: Partial<StoredIndex>): void {
    this.#indexes.set(name, { ...EMPTY_INDEX, ...index });
  }

  /** Registers a write and gives the number of its task. */
  write(indexName: string, change: Change): number {
    this.#lastTask += 1;
    this.#tasks.set(this.#lastTask, { indexName, change, polls: 1 });
    return this.#lastTask;
  }

  /** Whether a task is done; each second question about it finds it done, with all before it on its index. */
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

  /** Does all that is written, as if time had passed. */
  settle(): void {
    for (const [id, task] of [...this.#tasks]) {
      this.#tasks.delete(id);
      task.change(this.#indexes);
    }
  }
}
