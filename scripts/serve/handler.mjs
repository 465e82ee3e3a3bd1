import { createReadStream } from 'node:fs';
import path from 'node:path';
import serveFile from 'serve-handler';
import { canonicalPath } from './address.mjs';

/** How long a browser may keep what. Files that may be kept have a content's hash in their addresses. */
const CACHE_HEADERS = [
  { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  {
    source: 'assets/**',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
  {
    source: 'search-index/*/*.bin',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  },
];

/** A segment that begins with a dot, as in `..` and hidden files, or a character no file name has. */
const NEVER_SERVED = /(?:^|[/\\])\.|\0/;

/** Hidden by name and yet public: RFC 8615. */
const WELL_KNOWN = '.well-known/';

/**
 * @param {string} text a part of a request's path
 * @returns {string | undefined} `undefined` where it is not well encoded
 */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * @param {string} pathname decoded
 * @returns {string} the same with each segment encoded
 */
function encode(pathname) {
  return pathname.split('/').map(encodeURIComponent).join('/');
}

/**
 * Answers as a static host does that knows the site's settings: clean addresses, the not-found page
 * with its status, no lists of folders.
 *
 * @param {import('./address.mjs').Addressing & { folder: string }} site the folder of the build, and its addresses
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function createHandler({ folder, baseUrl, trailingSlash }) {
  /** @param {import('node:http').ServerResponse} response */
  const sendNotFound = (response) => {
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    createReadStream(path.join(folder, '404.html'))
      .once('error', () => response.end('Not found'))
      .pipe(response);
  };

  return async (request, response) => {
    const [encoded = '', query] = (request.url ?? '').split(/\?(.*)/s);
    const pathname = decode(encoded);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (pathname === undefined || !pathname.startsWith('/')) {
      response.writeHead(400).end();
      return;
    }
    if (NEVER_SERVED.test(pathname.replace(`${baseUrl}${WELL_KNOWN}`, baseUrl))) {
      sendNotFound(response);
      return;
    }
    const canonical = canonicalPath(pathname, { baseUrl, trailingSlash });
    if (canonical !== pathname) {
      const location = encode(canonical);
      response.writeHead(301, {
        Location: query === undefined ? location : `${location}?${query}`,
        'Cache-Control': 'no-cache',
      });
      response.end();
      return;
    }
    if (!pathname.startsWith(baseUrl)) {
      sendNotFound(response);
      return;
    }
    request.url = encode(pathname.slice(baseUrl.length - 1));
    await serveFile(request, response, {
      public: folder,
      cleanUrls: true,
      directoryListing: false,
      etag: true,
      headers: CACHE_HEADERS,
    });
  };
}
