import {
  type Directory,
  type DirectoryRoute,
  LISTED_KEY,
  PAGE_DATA_ID,
  type PageData,
  routeKey,
} from '../shared/directory';

/* Apart from what registers pages, so that it can run before the framework's code does. */

const [file, own]: PageData = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? '[]',
);

/** The route of the page that was loaded first, if it's in the directory. */
export const ownRoute = own;

let directory: Promise<Directory> | undefined;

async function fetchDirectory(): Promise<Directory> {
  const address = `${__webpack_require__.p}${file}`;
  try {
    const response = await fetch(address);
    if (!response.ok) {
      throw response.status;
    }
    return await response.json();
  } catch (reason) {
    directory = undefined;
    throw new Error(`Loading the directory of pages failed (${address}: ${reason})`);
  }
}

/**
 * Gets the route of a page outside the main bundle. Fetches the directory once, or again after a failure.
 *
 * @throws Error if the directory doesn't arrive
 */
export async function routeOf(pathname: string): Promise<DirectoryRoute | undefined> {
  directory ??= fetchDirectory();
  const pages = await directory;
  const key = pathname === LISTED_KEY ? LISTED_KEY : routeKey(pathname);
  return Object.hasOwn(pages, key) ? pages[key] : undefined;
}

/**
 * Gets the code of a page that's outside the main bundle.
 *
 * @returns URLs of its scripts, and their uncompressed size; `undefined` for other pages
 * @throws Error if the directory doesn't arrive
 */
export async function codeOf(pathname: string) {
  const route = await routeOf(pathname);
  const modules = route && Object.values(route[3]);
  return (
    modules && {
      scripts: modules.flatMap(([, chunks]) =>
        Object.values(chunks).map((script) => __webpack_require__.p + script),
      ),
      bytes: modules.reduce((sum, [, , bytes]) => sum + bytes, 0),
    }
  );
}
