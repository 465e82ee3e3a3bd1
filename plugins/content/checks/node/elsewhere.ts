import type { Document, DocumentSource } from '../../../documents/node/contract/document.ts';
import { runTask } from '../../../tasks/node/task.ts';

/** The documents to read, and the absolute path of the folder of data sets. */
export interface ReadingTask {
  readonly sources: readonly DocumentSource[];
  readonly folder: string;
}

/**
 * Creates a reader of documents that works in a process of its own, with the checks of `contentChecks`.
 *
 * @param folder - absolute path of the folder of data sets
 */
export const readerElsewhere =
  (folder: string) =>
  (sources: readonly DocumentSource[]): Promise<readonly Document[]> =>
    runTask(new URL('./readDocuments.ts', import.meta.url), {
      sources,
      folder,
    } satisfies ReadingTask);
