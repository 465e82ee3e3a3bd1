import path from 'node:path';

/** A valid slug: lowercase words of letters and digits, joined by hyphens. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Derives a document's slug, such as `/docker`, from its ID, such as `developing/docker/README`: the name of the file, or
 * of the folder for a README. Returns `undefined` if the name isn't valid in a slug.
 */
export function slugOf(id: string): string | undefined {
  const segments = id.split('/');
  const last = segments.at(-1) ?? '';
  const name = last === 'README' ? (segments.at(-2) ?? '') : last;
  return NAME.test(name) ? `/${name}` : undefined;
}

/** Whether a string is a valid document slug, such as `/docker`. */
export const isSlug = (text: string): boolean => text.startsWith('/') && NAME.test(text.slice(1));

/** The ID of a document: its path relative to the documents' folder, without the extension. Both are absolute. */
export function idOf(documentsFolder: string, file: string): string {
  const relative = path.relative(documentsFolder, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '');
}
