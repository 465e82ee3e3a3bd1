import type { Document, DocumentSource } from '../../documents/node/contract/document.ts';
import { runTask, startTask } from '../../tasks/node/task.ts';

/** The documents to read, and the absolute path of the folder of data sets. */
export interface ReadingTask {
  readonly sources: readonly DocumentSource[];
  readonly folder: string;
}

/** Reads documents, each only once. */
export type Reader = (sources: readonly DocumentSource[]) => Promise<readonly Document[]>;

const MODULE = new URL('./readDocuments.ts', import.meta.url);

/**
 * Creates a reader of documents that works in a process of its own, with the checks of `contentChecks`.
 *
 * @param folder - absolute path of the folder of data sets
 */
export const readerElsewhere =
  (folder: string): Reader =>
  (sources) =>
    runTask(MODULE, { sources, folder } satisfies ReadingTask);

/**
 * The same for a single call, with a process that starts at once: it loads the checks while this one does.
 *
 * @param folder - absolute path of the folder of data sets
 */
export function startedReader(folder: string): Reader {
  const started = startTask<readonly Document[]>(MODULE);
  return (sources) => started.run({ sources, folder } satisfies ReadingTask);
}
