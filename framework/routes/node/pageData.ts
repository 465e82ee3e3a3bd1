import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DIRECTORY_FOLDER,
  type Directory,
  PAGE_DATA_ID,
  type PageData,
  routeKey,
} from '../shared/directory.ts';

/** The element with a page's data, escaped so that no string can close it. */
export function dataElement(data: PageData): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type=application/json id=${PAGE_DATA_ID}>${text}</script>`;
}

/** The end of a page's file that isn't in its URL. */
const END = /(?:^|\/)index\.html$|\.html$/;

/**
 * Makes a function that finds the data of a page, by its file: the name of the directory's file, and the page's own entry
 * in it if it's one of the site's routes.
 *
 * @param folder - a build; each locale has a directory in its folder
 * @param files - all files of the build, as paths below it
 */
export async function pageDataOf(folder: string, files: readonly string[], baseUrl: string) {
  const directories = await Promise.all(
    files
      .filter((file) => path.dirname(file).endsWith(DIRECTORY_FOLDER))
      .map(async (file) => {
        const directory: Directory = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
        const locale = path.dirname(file).slice(0, -DIRECTORY_FOLDER.length);
        return { locale, file: file.slice(locale.length), directory };
      }),
  );
  // The folder of another locale is in the folder of the default one.
  directories.sort((a, b) => b.locale.length - a.locale.length);
  return (file: string): PageData | undefined => {
    const found = directories.find(({ locale }) => file.startsWith(locale));
    if (found === undefined) {
      return undefined;
    }
    const own = found.directory[routeKey(baseUrl + file.replace(END, ''))];
    return own ? [found.file, own] : [found.file];
  };
}
