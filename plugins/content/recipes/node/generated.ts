import path from 'node:path';

/** Folder for the recipes' structured data, in the plugin's generated files. */
export const STRUCTURED = 'structured';

/** Folder for the data of recipe pages, in the plugin's generated files. */
export const DATA = 'data';

/**
 * Path of a document's generated file, relative to either folder.
 *
 * @param siteDir - absolute path of the site
 * @param file - absolute path of the document
 * @returns such as `docs/cooking/recipe/focaccia.json`
 */
export function generatedFileOf(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '.json');
}
