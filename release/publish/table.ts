import path from 'node:path';
import { contentType } from 'mime-types';
import { WORKER_FILE } from '../../plugins/offline/shared/library.ts';
import { INDEX_FOLDER } from '../../plugins/search/shared/format.ts';
import { FILE_POLICY, FRAME_POLICY, WORKER_POLICY } from './policy.ts';

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

/** A permanent redirect from one path to another. */
interface Redirect {
  /** Pattern for the entire path. */
  readonly from: string;
  /** Target path; `$1` is the pattern's first group. */
  readonly to: string;
}

/** Headers of responses whose path matches. */
interface HeaderRule {
  /** Path below the base URL; `*` matches any characters, including slashes. */
  readonly path: string;
  readonly headers: Headers;
  /** Headers from earlier rules to remove. */
  readonly without?: readonly string[];
}

/** File name of the table in a build. Not served, like every file whose name begins with a dot. */
export const TABLE_FILE = '.serving.json';

/** Files for hosts that read their rules from the folder they serve. */
export const HOST_FILES = { headers: '_headers', redirects: '_redirects' } as const;

/** Extensions of the compressed copies by content coding, as in the header Accept-Encoding, best first. */
export const CODINGS = { br: '.br', gzip: '.gz' } as const;

/** A content coding. */
export type Coding = keyof typeof CODINGS;

export const CODING_NAMES = Object.keys(CODINGS) as readonly Coding[];

const YEAR_S = 31_536_000;

/** For a file whose URL contains a content hash. */
const IMMUTABLE: Headers = { 'Cache-Control': `public, max-age=${YEAR_S}, immutable` };

/**
 * Bans permissions that no page uses, and that an injected script could prompt the reader for. Sensors and devices
 * that need no prompt reveal little, and each name is sent with every page.
 */
const PERMISSIONS = 'camera=(),display-capture=(),geolocation=(),microphone=(),payment=(),usb=()';

/**
 * Extensions of files that browsers never show as pages (unlike SVG). The headers for pages have no effect on
 * them, and are longer than many of them.
 */
const PARTS_OF_PAGES = ['bin', 'css', 'js', 'json', 'woff2'];

/** The Markdown copies of documents, alone and together: search engines find the pages instead. */
const NOT_INDEXED = ['/*.md', '/llms-full.txt'];

/** Worker scripts, which have their own policy. */
const WORKERS = '/assets/js/*-worker.*.js';

/** Extensions of the other files that browsers show as documents, and in which they'd run scripts. */
const DRAWINGS_AND_FEEDS = ['svg', 'xml', 'atom'];

/**
 * Extensions of files that sites have. Their types are always listed, so that the first picture of another format
 * doesn't change the web server's configuration.
 */
const USUAL_FILES =
  'atom avif bin css csv gif gz html ico jpg js json md mp4 pdf png svg txt webm webmanifest webp woff2 xml zip'
    .split(' ')
    .map((ending) => `.${ending}`);

const HIDDEN = [
  // No file has one, and browsers take it for a slash: a redirect that began with two would lead to another host.
  '\\\\',
  // Hidden files and `..`, except what RFC 8615 makes public.
  '/\\.(?!well-known/)',
  '\\.(?:br|gz)$',
  `^/(?:${Object.values(HOST_FILES).join('|')})$`,
  '^/404/?$',
];

const NOT_FOUND = '404.html';

/** Type of files with an unknown extension. */
export const UNKNOWN_TYPE = 'application/octet-stream';

/** Types of XML that contain text. Their charset isn't in the list of types, although all files are UTF-8. */
const XML_TEXT = /^application\/(?:.+\+)?xml$/;

/** Media types by file extension, sorted. */
function typesOf(files: readonly string[]): Headers {
  const endings = [
    ...new Set([...USUAL_FILES, ...files.map((file) => path.posix.extname(file))]),
  ].sort();
  return Object.fromEntries(
    endings.flatMap((ending) => {
      const type = contentType(ending);
      return type === false
        ? []
        : [[ending, XML_TEXT.test(type) ? `${type}; charset=utf-8` : type]];
    }),
  );
}

/** The names of a build's pages, without extension and `/index`: empty for the home page. */
export function pageNames(files: readonly string[]): readonly string[] {
  const names = files
    .filter((file) => file.endsWith('.html') && file !== NOT_FOUND)
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.html$/, ''));
  return [...new Set(names)].sort();
}

/**
 * The redirects to each page's canonical URL: without `.html` and `/index.html`, and with or without a trailing slash as
 * configured. Files keep their names, which contain a dot. Moved pages redirect to their new URLs, in one step from all
 * forms of the former one.
 */
function redirectsFor({
  trailingSlash,
  moved,
}: Pick<ServingOptions, 'trailingSlash' | 'moved'>): readonly Redirect[] {
  const end = trailingSlash ? '/' : '';
  return [
    // They're named by slugs, which contain no special characters of patterns.
    ...moved.map(({ file, to }) => ({
      from: `^/${file.replace(/(?:\/index)?\.html$/, '')}(?:\\.html|/index(?:\\.html)?)?/?$`,
      to,
    })),
    { from: '^/index(?:\\.html)?/?$', to: '/' },
    { from: '^/(.+)/index(?:\\.html)?/?$', to: `/$1${end}` },
    { from: '^/(.+)\\.html/?$', to: `/$1${end}` },
    ...(trailingSlash === true ? [{ from: '^/((?:.+/)?[^/.]+)$', to: '/$1/' }] : []),
    ...(trailingSlash === false ? [{ from: '^/(.+)/$', to: '/$1' }] : []),
  ];
}

/** What the table depends on. */
export interface ServingOptions {
  readonly baseUrl: string;
  /** `true` adds a slash to every URL, `false` removes it, `undefined` allows both. */
  readonly trailingSlash: boolean | undefined;
  /** The build's files, below it, with forward slashes. */
  readonly files: readonly string[];
  /** Pages that only redirect: their files, such as `vm.html` or `vm/index.html`, and paths of their targets. */
  readonly moved: readonly { readonly file: string; readonly to: string }[];
}

/** How to serve a build: written once by the build, read by everything that serves or publishes it. */
export type ServingTable = ReturnType<typeof servingTable>;

/**
 * Builds the serving table. Its patterns are regular expressions that work in both JavaScript and PCRE. Patterns and
 * paths begin with a slash that represents the base URL.
 *
 * @see https://owasp.org/www-project-secure-headers/ for what the security headers do
 */
export function servingTable(options: ServingOptions) {
  const { baseUrl, trailingSlash, files } = options;
  const ofPages: Headers = {
    // The rest is in each page.
    'Content-Security-Policy': FRAME_POLICY,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': PERMISSIONS,
  };
  const headers: readonly HeaderRule[] = [
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
    ...NOT_INDEXED.map((path) => ({ path, headers: { 'X-Robots-Tag': 'noindex' } })),
    ...DRAWINGS_AND_FEEDS.map((ending) => ({
      path: `/*.${ending}`,
      headers: { 'Content-Security-Policy': FILE_POLICY },
    })),
    { path: WORKERS, headers: { 'Content-Security-Policy': WORKER_POLICY } },
    // Browsers compare it with the one that they have.
    {
      path: `/${WORKER_FILE}`,
      headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY },
    },
    { path: '/assets/*', headers: IMMUTABLE },
    { path: `/${INDEX_FOLDER}/*/*`, headers: IMMUTABLE },
  ];
  return {
    /** Path the site is served under; starts and ends with a slash. */
    baseUrl,
    /** Patterns of paths that get a not-found response even if a file exists. */
    hidden: HIDDEN,
    /** Tried in order; the first match redirects with 301. */
    redirects: redirectsFor(options),
    /** Paths of the pages without uppercase letters: uppercase variants redirect to these. */
    pages: pageNames(files)
      .filter((name) => name === name.toLowerCase())
      .flatMap((name) =>
        name === ''
          ? ['/']
          : [
              ...(trailingSlash ? [] : [`/${name}`]),
              ...(trailingSlash === false ? [] : [`/${name}/`]),
            ],
      ),
    /** Suffixes to append to a path to find its file, in order. */
    endings: ['', '.html', '/index.html'],
    /** Media types with charset, by file extension. */
    types: typesOf(files),
    /** File of the not-found page, below the build. */
    notFound: NOT_FOUND,
    /** All matching rules apply; later ones override the same header. */
    headers,
    /** Sent only over HTTPS. */
    secureHeaders: { 'Strict-Transport-Security': `max-age=${YEAR_S}` } as Headers,
  };
}
