import path from 'node:path';
import { contentType } from 'mime-types';
import { INDEX_FOLDER } from '../../../../plugins/search/shared/files/format.ts';
import { type MovedPage, type Redirect, redirectsFor } from './redirects.ts';

/** Names of headers with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of the answers whose path matches. */
export interface HeaderRule {
  /** Path below the base URL; `*` stands for any characters, slashes among them. */
  readonly path: string;
  readonly headers: Headers;
  /** Names of headers that earlier rules give them and that they go without. */
  readonly without?: readonly string[];
}

/**
 * How a build is served: written once by the build, read by everything that serves or publishes it.
 * Patterns are regular expressions that JavaScript and PCRE read alike; they and the paths they are
 * compared with begin with a slash that stands for the base URL.
 */
export interface ServingTable {
  /** Path the site is served under; starts and ends with a slash. */
  readonly baseUrl: string;
  /** Patterns of what is answered as not found, whatever file is there. */
  readonly hidden: readonly string[];
  /** Tried in this order; the first that matches answers with 301. */
  readonly redirects: readonly Redirect[];
  /** Paths of the pages, in small letters: in capitals they lead to these. */
  readonly pages: readonly string[];
  /** What is put after a path to find its file, in this order. */
  readonly endings: readonly string[];
  /** Media types with their charset, by the endings of the build's files. */
  readonly types: Headers;
  /** File of the not-found page, below the build. */
  readonly notFound: string;
  /** All rules that match count, the later one where two name the same header. */
  readonly headers: readonly HeaderRule[];
  /** Only behind https. */
  readonly secureHeaders: Headers;
}

/** The name that the table has in a build. Hidden, as every name that begins with a dot. */
export const TABLE_FILE = '.serving.json';

/** Files for hosts that read their rules from the folder they serve. */
export const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const;

/** Endings of the copies that are sent in place of a file, best first; the key is the coding's name. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const;

const YEAR_S = 31_536_000;

/** A file whose address has the hash of its content. */
const IMMUTABLE: Headers = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` };

/**
 * Devices and data that no page asks for, as far as a script that gets into a page could ask the reader for them.
 * The sensors and devices that a page gets without a question tell little, and each name travels with every page.
 */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/**
 * Endings of files that browsers never show as pages of their own, as they do pictures in SVG. What binds a page
 * says nothing there, and is longer than many of them.
 */
const PARTS_OF_PAGES = ['bin', 'css', 'js', 'json', 'woff2'];

/** Scripts that are bound by the policy they come with themselves. */
const WORKERS = '/assets/js/*-worker.*.js';

const HIDDEN = [
  // Hidden files and `..`, but for what is public by RFC 8615.
  '[/\\\\]\\.(?!well-known/)',
  '\\.(?:br|gz)$',
  `^/(?:${Object.values(HOST_FILES).join('|')})$`,
  '^/404/?$',
];

/** File of the not-found page, below the build. */
const NOT_FOUND = '404.html';

/** Type of what has no type of its own. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** The types of files by their endings, in the order of these. */
function typesOf(files: readonly string[]): Headers {
  const endings = [...new Set(files.map((file) => path.posix.extname(file)))].sort();
  return Object.fromEntries(
    endings.flatMap((ending) => {
      const type = contentType(ending);
      return type === false ? [] : [[ending, type]];
    }),
  );
}

/** The paths of the pages that have no capitals, as the setting ends them. */
function pagesIn(files: readonly string[], trailingSlash: boolean | undefined): readonly string[] {
  return files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND && file === file.toLowerCase())
    .map((file) => file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''))
    .filter((name) => name !== '')
    .flatMap((name) => [
      ...(trailingSlash ? [] : [`/${name}`]),
      ...(trailingSlash === false ? [] : [`/${name}/`]),
    ])
    .sort();
}

/** What the table depends on. */
export interface ServingOptions {
  readonly baseUrl: string;
  /** `true` adds a slash to every address, `false` removes it, `undefined` lets both answer. */
  readonly trailingSlash: boolean | undefined;
  /** Value of the header Content-Security-Policy. */
  readonly policy: string;
  /** The build's files, below it, with forward slashes. */
  readonly files: readonly string[];
  /** Pages that only lead to another one: their files, and where they lead below the base URL. */
  readonly moved: readonly MovedPage[];
}

/**
 * The table of headers and redirects. Everything that is served or published comes out of it.
 *
 * @see https://owasp.org/www-project-secure-headers/ for what the security headers do
 */
export function servingTable({
  baseUrl,
  trailingSlash,
  policy,
  files,
  moved,
}: ServingOptions): ServingTable {
  const ofPages: Headers = {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(),
  };
  return {
    baseUrl,
    hidden: HIDDEN,
    redirects: redirectsFor(trailingSlash, moved),
    pages: pagesIn(files, trailingSlash),
    endings: ['', '.html', '/index.html'],
    types: typesOf(files),
    notFound: NOT_FOUND,
    headers: [
      {
        path: '/*',
        headers: {
          'Cache-Control': 'no-cache',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'X-Content-Type-Options': 'nosniff',
          ...ofPages,
        },
      },
      ...PARTS_OF_PAGES.map((ending) => ({
        path: `/*.${ending}`,
        headers: {},
        without: Object.keys(ofPages),
      })),
      { path: WORKERS, headers: { 'Content-Security-Policy': policy } },
      { path: '/assets/*', headers: IMMUTABLE },
      { path: `/${INDEX_FOLDER}/*/*`, headers: IMMUTABLE },
    ],
    secureHeaders: { 'Strict-Transport-Security': `max-age=${YEAR_S}` },
  };
}
