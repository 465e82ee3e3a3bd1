import type { ChangedEntry } from '../shared/changes.ts';
import type { Change } from './history.ts';
import { type DocumentMetadata, entryOf, isListed } from './library.ts';

/**
 * Lists the documents by their last change in substance, newest first. Drafts, unlisted documents, and those without a
 * known change are left out.
 *
 * @param changeOf - the change of a document by its ID
 */
export function changedEntries(
  documents: readonly DocumentMetadata[],
  changeOf: (id: string) => Change | undefined,
): readonly ChangedEntry[] {
  return documents
    .filter(isListed)
    .flatMap((document): readonly ChangedEntry[] => {
      const change = changeOf(document.id);
      return change === undefined
        ? []
        : [
            {
              ...entryOf(document),
              description: document.description,
              kind: change.kind,
              changed: new Date(change.at).toISOString(),
            },
          ];
    })
    .sort((a, b) => b.changed.localeCompare(a.changed) || a.title.localeCompare(b.title));
}
