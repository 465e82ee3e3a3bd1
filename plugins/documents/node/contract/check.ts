import type { Catalog } from './catalog.ts';
import { LIBRARY_RULES } from './rules/index.ts';
import type { Finding } from './rules/rule.ts';

/** Formats a finding as one line: `docs/cooking/rice.mdx:12: message`. */
export const asLine = ({ file, line, message }: Finding): string => `${file}:${line}: ${message}`;

const compare = <T extends string | number>(a: T, b: T): number => Number(a > b) - Number(a < b);

/**
 * Checks the library against the contract.
 *
 * @returns all findings, sorted by file, line, and message
 */
export async function check(catalog: Catalog): Promise<readonly Finding[]> {
  const { documents } = catalog;
  const drafts = new Set(documents.filter(({ isDraft }) => isDraft).map(({ file }) => file));
  const ofLibrary = await Promise.all(
    LIBRARY_RULES.map(async ({ sparesDrafts, check: find }) =>
      (await find(catalog)).filter(({ file }) => !sparesDrafts || !drafts.has(file)),
    ),
  );
  return [
    ...documents.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault }))),
    ...ofLibrary.flat(),
  ].sort(
    (a, b) => compare(a.file, b.file) || compare(a.line, b.line) || compare(a.message, b.message),
  );
}
