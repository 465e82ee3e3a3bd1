import type { DocumentEntry } from '@site/plugins/documents/shared/library';
import leven from 'leven';

/** Most edits, as a share of the longer name, at which two names are still alike. */
const ALIKE = 0.5;

/** How far a name is from what was asked for: 0 is the same, 1 has nothing in common. */
function distance(asked: string, name: string): number {
  if (name.length > 2 && asked.length > 2 && (asked.includes(name) || name.includes(asked))) {
    return Math.abs(asked.length - name.length) / (asked.length + name.length);
  }
  return leven(asked, name) / Math.max(asked.length, name.length);
}

/** The last part of an address that says something: without folders, endings, case, or a README. */
function lastName(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // A malformed escape is compared as it stands.
  }
  const parts = decoded
    .toLowerCase()
    .replace(/\.(html?|mdx?|php|aspx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index' && part !== 'readme');
  return (parts.at(-1) ?? '').replace(/[\s_]+/g, '-');
}

/**
 * The documents whose address or title is most like the address that was asked for.
 *
 * @param pathname - path of the address, percent-encoded as the browser has it
 * @param documents - documents to choose from
 * @param count - most to return
 * @returns the closest first; empty when none is alike
 */
export function closestDocuments<T extends DocumentEntry>(
  pathname: string,
  documents: readonly T[],
  count: number,
): readonly T[] {
  const asked = lastName(pathname);
  if (asked === '') {
    return [];
  }
  return documents
    .map((document) => ({
      document,
      far: Math.min(
        distance(asked, lastName(document.href)),
        distance(asked, document.title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')),
      ),
    }))
    .filter(({ far }) => far <= ALIKE)
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ document }) => document);
}
