import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import type { Headers } from '../../release/publish/node/table/table.ts';
import { CODINGS, plainHeadersOf, routeOf, tableOf, UNKNOWN_TYPE } from './site.ts';

const CODING_NAMES = Object.keys(CODINGS) as (keyof typeof CODINGS)[];

/**
 * @param text - a part of a request's path
 * @returns `undefined` if it's malformed
 */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * @param pathname - decoded
 * @returns the same with each segment encoded
 */
function encode(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

function setHeaders(response: ServerResponse, headers: Headers) {
  for (const [name, value] of Object.entries(headers)) {
    response.setHeader(name, value);
  }
}

/** @param file - absolute path */
const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** @returns those that pass */
async function filter<T>(values: readonly T[], test: (value: T) => Promise<boolean>): Promise<T[]> {
  const passed = await Promise.all(values.map(test));
  return values.filter((_value, at) => passed[at]);
}

/**
 * Sends a file of the build, or the best compressed copy that the browser accepts.
 *
 * @param response - with its headers, and its status if that isn't 200
 * @returns settles when everything is sent, or the browser has disconnected
 */
async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {
    folder,
    types,
    file,
  }: {
    /** The build. */
    readonly folder: string;
    /** Media types by extension, of the table. */
    readonly types: Headers;
    /** Path below the build. */
    readonly file: string;
  },
): Promise<void> {
  const copies = await filter(CODING_NAMES, (coding) =>
    isFile(path.join(folder, file + CODINGS[coding])),
  );
  let sent = file;
  if (copies.length > 0) {
    response.setHeader('Vary', 'Accept-Encoding');
    const negotiator = new Negotiator(request);
    const coding = copies.find((name) => negotiator.encodings([name]).length > 0);
    if (coding !== undefined) {
      response.setHeader('Content-Encoding', coding);
      sent += CODINGS[coding];
    }
  }
  response.setHeader('Content-Type', types[path.extname(file)] ?? UNKNOWN_TYPE);
  const isFound = response.statusCode === 200;
  await new Promise((resolve) => {
    response.once('close', resolve);
    // It handles errors itself, such as an invalid range or a file that was just deleted.
    send(request, encode(sent), {
      root: folder,
      // The table hides private files.
      dotfiles: 'allow',
      index: false,
      cacheControl: false,
      acceptRanges: isFound,
    }).pipe(response);
  });
}

/**
 * Responds according to the build's serving table.
 *
 * @param folder - the build; may be replaced at any time
 */
export function createHandler(
  folder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const currentTable = tableOf(folder);

  return async (request, response) => {
    const table = await currentTable();
    const plain = plainHeadersOf(table);
    setHeaders(response, plain);
    if (request.headers['x-forwarded-proto'] === 'https') {
      setHeaders(response, table.secureHeaders);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [encoded = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const pathname = decode(encoded);
    if (!pathname?.startsWith('/') || pathname.includes('\0')) {
      response.writeHead(400).end();
      return;
    }
    const route = routeOf(table, pathname);
    if ('redirect' in route) {
      const location = encode(route.redirect);
      response
        .writeHead(301, { Location: query === undefined ? location : `${location}?${query}` })
        .end();
      return;
    }
    const [file] = await filter(route.files, (name) => isFile(path.join(folder, name)));
    if (file === undefined) {
      response.statusCode = 404;
    } else {
      for (const name of Object.keys(plain)) {
        response.removeHeader(name);
      }
      setHeaders(response, route.headers);
    }
    await sendFile(request, response, {
      folder,
      types: table.types,
      file: file ?? table.notFound,
    });
  };
}
