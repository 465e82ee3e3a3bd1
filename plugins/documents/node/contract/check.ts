import { type Catalog, inFile } from './catalog.ts';
import { type Finding, sorted } from './finding.ts';
import { LIBRARY_RULES } from './rules/index.ts';

/**
 * Checks the library against the contract.
 *
 * @returns all findings, sorted by file, line, and message; empty if there are none
 */
export async function check(catalog: Catalog): Promise<readonly Finding[]> {
  const drafts = new Set(
    catalog.documents.filter(({ isDraft }) => isDraft).map(({ file }) => file),
  );
  const ofLibrary = await Promise.all(
    LIBRARY_RULES.map(async ({ holdsForDrafts, check: find }) =>
      (await find(catalog)).filter(({ file }) => holdsForDrafts || !drafts.has(file)),
    ),
  );
  return sorted([
    ...catalog.documents.flatMap(({ file, problems }) => inFile(file, problems)),
    ...ofLibrary.flat(),
  ]);
}
