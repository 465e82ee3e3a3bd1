import { filesFor, NOT_FOUND_FILE } from '../../shared/library.ts';
import { type Kept, keptFile, keptLibrary, readKept } from '../kept.ts';
import { missingPage } from './missingPage.ts';

/** How long the server may take to respond before a kept file is used instead, in milliseconds. */
const ANSWER_LIMIT_MS = 5_000;

/** Files whose URL contains a hash of their content, so that a kept one is never outdated. */
const IMMUTABLE = /^(?:assets|search-index\/[^/]+)\//;

/** Whether the worker answers a request: those for files of the site, except when the page insists on the server. */
export const isAnswered = ({ method, url, cache }: Request, base: string): boolean =>
  method === 'GET' && url.startsWith(base) && cache !== 'no-store';

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** The path under which a page is served, without a slash at the end: hosts redirect other forms. */
const canonical = (path: string): string =>
  withoutSlash(path)
    .replace(/(?:^|\/)index(?:\.html)?$|\.html$/, '')
    .toLowerCase();

/** The answer for a page that isn't kept under the requested path, if the server can't be reached. */
async function insteadOfServer(path: string, query: string, base: string, kept: Kept) {
  const library = await keptLibrary(base, kept);
  const notFound = await keptFile(base, kept, NOT_FOUND_FILE);
  if (library === undefined || notFound === undefined) {
    return Response.error();
  }
  const wanted = canonical(path);
  const target = withoutSlash(library.moved[wanted] ?? wanted);
  const isTarget = ([page]: readonly [string, ...unknown[]]) => withoutSlash(page) === target;
  const page = filesFor(library, kept.sections).pages.find(isTarget);
  if (page !== undefined) {
    return Response.redirect(new URL(page[0], base).href + query, 302);
  }
  const everywhere = library.sections.map(({ name }) => name);
  if (filesFor(library, everywhere).pages.some(isTarget)) {
    return missingPage(library, kept.sections, base);
  }
  return new Response(notFound.body, { status: 404, headers: notFound.headers });
}

const timeLimit = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_LIMIT_MS);
  });

/**
 * Answers a request of a page for which {@link isAnswered} holds. As long as the server responds, it's the server's
 * answer: a reader who is online gets the current deployment. Otherwise it's the kept one, whose pages load only files
 * that are kept with them.
 */
export async function answer(request: Request, base: string): Promise<Response> {
  const kept = await readKept(base).catch(() => undefined);
  if (kept === undefined) {
    return fetch(request);
  }
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(new URL(base).pathname.length);
  const file = await keptFile(base, kept, path);
  if (file !== undefined && IMMUTABLE.test(path)) {
    return file;
  }
  const asked = fetch(request).catch(() => undefined);
  const response = await (file === undefined ? asked : Promise.race([asked, timeLimit()]));
  const isPage = request.mode === 'navigate';
  // A page that's gone from the server is gone, but the pages of a former deployment may still need its parts.
  const isUseful = isPage ? (response?.status ?? 500) < 500 : response?.ok;
  if (response !== undefined && (file === undefined || isUseful)) {
    return response;
  }
  return file ?? (isPage ? insteadOfServer(path, search, base, kept) : Response.error());
}
