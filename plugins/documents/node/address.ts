import path from 'node:path';

/** What is in an address: lower-case words of letters and digits, joined by hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The address of a document, taken from its path: the file's name, or its folder's for a README.
 *
 * @param id - path below the documents' folder without its ending, with forward slashes,
 *   such as `developing/docker/README`
 * @returns the slug with its leading slash, such as `/docker`; `undefined` where the name could not
 *   are in an address
 */
export function slugOf(id: string): string | undefined {
  const segments = id.split('/');
  const last = segments.at(-1) ?? '';
  const name = last === 'README' ? (segments.at(-2) ?? '') : last;
  return NAME.test(name) ? `/${name}` : undefined;
}

/** Whether a text is a slug as documents have them, such as `/docker`. */
export const isSlug = (text: string): boolean => text.startsWith('/') && NAME.test(text.slice(1));

/**
 * The id of a document: its path below the documents' folder, without its ending.
 *
 * @param documentsFolder - absolute path of the documents' folder
 * @param file - absolute path of the document
 */
export function idOf(documentsFolder: string, file: string): string {
  const relative = path.relative(documentsFolder, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '');
}
