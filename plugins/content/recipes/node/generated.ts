import path from 'node:path';

/** Folder of the recipes for search engines, below the plugin's generated files. */
export const STRUCTURED = 'structured';

/** Folder of the recipes' data for their pages, below the plugin's generated files. */
export const DATA = 'data';

/**
 * The generated file that belongs to a document, below either folder.
 *
 * @param siteDir - absolute path of the site
 * @param file - absolute path of the document
 * @returns such as `docs/cooking/recipe/focaccia.json`
 */
export function generatedFileOf(siteDir: string, file: string): string {
  const relative = path.relative(siteDir, file).split(path.sep).join('/');
  return relative.replace(/\.mdx?$/, '.json');
}
