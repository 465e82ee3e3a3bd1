import { type Catalog, inFile } from './catalog.ts';
import { type Finding, sorted } from './finding.ts';
import { LIBRARY_RULES } from './rules/index.ts';

/**
 * Holds the whole library against the contract.
 *
 * @returns all findings, by their file, line and message; empty where the contract is kept
 */
export function check(catalog: Catalog): readonly Finding[] {
  const drafts = new Set(
    catalog.documents.filter(({ isDraft }) => isDraft).map(({ file }) => file),
  );
  return sorted([
    ...catalog.documents.flatMap(({ file, problems }) => inFile(file, problems)),
    ...LIBRARY_RULES.flatMap(({ holdsForDrafts, check: find }) =>
      find(catalog).filter(({ file }) => holdsForDrafts || !drafts.has(file)),
    ),
  ]);
}
