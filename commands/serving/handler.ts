import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {
  CODING_NAMES,
  CODINGS,
  type Coding,
  type Headers,
  plainHeadersOf,
  readServingTable,
  routeOf,
  type ServingTable,
  UNKNOWN_TYPE,
} from '../../release/publish/index.ts';
import { contentTags } from './tags.ts';

/** A response to a request. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The file to send: its path below the build. */
  readonly file?: string;
}

/** Returns `undefined` for a path that can't be one of a file. */
function decode(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Encodes each segment of a path. */
const encode = (pathname: string): string => pathname.split('/').map(encodeURIComponent).join('/');

async function filesIn(folder: string, names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map((name) => stat(path.join(folder, name)).catch(() => undefined)),
  );
  return names.filter((_name, at) => found[at]?.isFile());
}

/** The path of a page that a path leads to if its capitals don't count, in one step. */
function pageWithoutCapitals(table: ServingTable, pathname: string): string | undefined {
  const { baseUrl, pages } = table;
  const small = pathname.slice(0, baseUrl.length) + pathname.slice(baseUrl.length).toLowerCase();
  const route = small === pathname ? undefined : routeOf(table, small);
  return route &&
    'redirect' in route &&
    ['/', ...pages].includes(`/${route.redirect.slice(baseUrl.length)}`)
    ? route.redirect
    : undefined;
}

/** Decides how a build responds to a request, without what depends on the request's headers. */
export async function answerTo(
  folder: string,
  table: ServingTable,
  { method = 'GET', url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
): Promise<Answer> {
  const plain = plainHeadersOf(table);
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...plain, Allow: 'GET, HEAD' } };
  }
  const [encoded = '', query] = url.split(/\?(.*)/s);
  if (!encoded.startsWith('/')) {
    return { status: 400, headers: plain };
  }
  const notFound = { status: 404, headers: plain, file: table.notFound };
  const pathname = decode(encoded);
  if (pathname === undefined) {
    return notFound;
  }
  const page = pageWithoutCapitals(table, pathname);
  const route = page === undefined ? routeOf(table, pathname) : { redirect: page };
  if ('redirect' in route) {
    const location = encode(route.redirect);
    const Location = query === undefined ? location : `${location}?${query}`;
    return { status: 301, headers: { ...plain, Location } };
  }
  const [file] = await filesIn(folder, route.files);
  return file === undefined ? notFound : { status: 200, headers: route.headers, file };
}

/** Lists the compressed copies of a file of a build, best first. */
export async function copiesOf(folder: string, file: string): Promise<readonly Coding[]> {
  const copies = await filesIn(
    folder,
    Object.values(CODINGS).map((ending) => file + ending),
  );
  return CODING_NAMES.filter((coding) => copies.includes(file + CODINGS[coding]));
}

/**
 * Responds according to the build's serving table.
 *
 * @param folder - the build; may be replaced at any time
 * @returns a handler whose promise settles when everything is sent, or the browser has disconnected
 */
export function createHandler(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const tagOf = contentTags();
  return async (request, response) => {
    const table = await readServingTable(folder);
    const { status, headers, file } = await answerTo(folder, table, request);
    const isSecure = request.headers['x-forwarded-proto'] === 'https';
    response.statusCode = status;
    response.setHeaders(
      new Map(Object.entries({ ...headers, ...(isSecure && table.secureHeaders) })),
    );
    const isOver = new Promise((resolve) => response.once('close', resolve));
    if (file === undefined) {
      response.end();
      await isOver;
      return;
    }
    const copies = await copiesOf(folder, file);
    const negotiator = new Negotiator(request);
    const coding = copies.find((name) => negotiator.encodings([name]).length > 0);
    if (copies.length > 0) {
      response.setHeader('Vary', 'Accept-Encoding');
    }
    if (coding !== undefined) {
      response.setHeader('Content-Encoding', coding);
    }
    response.setHeader('Content-Type', table.types[path.extname(file)] ?? UNKNOWN_TYPE);
    const sent = coding === undefined ? file : file + CODINGS[coding];
    response.setHeader('ETag', await tagOf(path.join(folder, sent)));
    // It handles errors itself, such as an invalid range or a file that was just deleted.
    send(request, encode(sent), {
      root: folder,
      // The table hides private files.
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      // Each build writes every file again, so a time says nothing about its content.
      lastModified: false,
      // A weak tag promises the same meaning, not the same bytes.
      acceptRanges: status === 200 && !request.headers['if-range']?.toString().startsWith('W/'),
    }).pipe(response);
    await isOver;
  };
}
