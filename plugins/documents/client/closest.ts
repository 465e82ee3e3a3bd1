import type { DocumentEntry } from '@site/plugins/documents/shared/library';
import leven from 'leven';

/** Maximum edit distance of similar names, as a share of the longer name. */
const ALIKE = 0.5;

/** Distance of a name from the requested one: 0 if equal, 1 if they have nothing in common. */
function distance(asked: string, name: string): number {
  if (name.length > 2 && asked.length > 2 && (asked.includes(name) || name.includes(asked))) {
    return Math.abs(asked.length - name.length) / (asked.length + name.length);
  }
  return leven(asked, name) / Math.max(asked.length, name.length);
}

/** The last meaningful segment of a path: without folders, extension, case, or README. */
function lastName(pathname: string): string {
  const parts = pathname
    .toLowerCase()
    .replace(/\.(html?|mdx?|php|aspx?)$/, '')
    .split('/')
    .filter((part) => part !== '' && part !== 'index' && part !== 'readme');
  return (parts.at(-1) ?? '').replace(/[\s_]+/g, '-');
}

/** The documents whose path or title is most similar to the requested path, closest first; none if none is similar. */
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
