import { lowercased } from './nginxLowercase.ts';
import { pathPattern, plainHeadersOf } from './route.ts';
import { type ServingTable, UNKNOWN_TYPE } from './table.ts';

/** Quotes a string for the configuration, because patterns contain special characters. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Escapes a path for use in a pattern. */
const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where nginx goes with a request that it couldn't parse; it can't use a named location without a path. */
const BAD_REQUEST = '/.library-bad-request';

/** A path that no build has a file for. */
const NO_FILE = '/.library-no-file';

/**
 * The part of an nginx `server` block that serves a build: everything except name, port, and certificate. It depends on
 * the rules of the table, and not on the pages, so that a new document needs no reload.
 *
 * The rules are at server level, where `if` is safe. The not-found page is a named location, so the rules
 * don't run again for it.
 *
 * @param root - absolute path of the build
 * @see https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export function nginxConfig(table: ServingTable, root: string): string {
  const base = table.baseUrl.slice(0, -1);
  const escapedBase = escaped(base);
  /** A pattern of the table, anchored at the root of the host. */
  const fromRoot = (pattern: string): string =>
    pattern.startsWith('^') ? `^${escapedBase}${pattern.slice(1)}` : pattern;
  const types = Object.entries(table.types).map(
    ([ending, full]) => [ending.slice(1), ...full.split('; charset=')] as const,
  );
  // nginx always includes text/html, and warns if it's listed.
  const charsetTypes = types.flatMap(([, type, charset]) =>
    charset === undefined || type === 'text/html' ? [] : [type],
  );
  const variable = (name: string) => `$library_${name.toLowerCase().replaceAll('-', '_')}`;
  /** Sets a header's variable. nginx omits a header with an empty value. */
  const set = (name: string, value = '') => `set ${variable(name)} ${quoted(value)};`;
  const add = (name: string) => `add_header ${name} ${variable(name)} always;`;
  const plain = plainHeadersOf(table);
  const names = [...new Set(table.headers.flatMap(({ headers }) => Object.keys(headers)))];
  const setPlain = names.map((name) => set(name, plain[name]));
  /** Without a text of its own, nginx sends a page that names itself. */
  const empty = (status: number) => [
    '    default_type "";',
    `    return ${status} $library_no_text;`,
  ];

  const lines = [
    '# Made with the build from its table of headers and redirects. Include it in a server block.',
    '',
    `root ${quoted(root)};`,
    'server_tokens off;',
    'absolute_redirect off;',
    `default_type ${UNKNOWN_TYPE};`,
    'types {',
    ...types.map(([ending, type]) => `    ${type} ${ending};`),
    '}',
    'charset utf-8;',
    `charset_types ${[...new Set(charsetTypes)].join(' ')};`,
    'gzip_vary on;',
    // The modules that send a precompressed copy. Brotli's is Debian's libnginx-mod-http-brotli-static.
    'brotli_static on;',
    'gzip_static on;',
    `error_page 400 = ${BAD_REQUEST};`,
    'error_page 403 404 @library_not_found;',
    'error_page 405 @library_not_allowed;',
    'error_page 416 @library_no_such_range;',
    // A bad request becomes one that isn't found.
    'recursive_error_pages on;',
    'set $library_no_text "";',
    '',
    '# Headers of each answer; those of some paths are set further down.',
    ...names.map(add),
    ...setPlain,
    '',
    '# Only behind https, also where a proxy in front has it.',
    ...Object.entries(table.secureHeaders).flatMap(([name, value]) => [
      set(name),
      `if ($https = "on") { ${set(name, value)} }`,
      `if ($http_x_forwarded_proto = "https") { ${set(name, value)} }`,
      add(name),
    ]),
    '',
    '# Only reading.',
    'set $library_allow "";',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $library_allow "GET, HEAD"; }',
    'if ($library_allow) { return 405; }',
    'add_header Allow $library_allow always;',
    '',
    `if ($uri = ${quoted(BAD_REQUEST)}) { break; }`,
    '',
    '# Never served.',
    ...table.hidden.map((pattern) => `if ($uri ~ ${quoted(fromRoot(pattern))}) { return 404; }`),
    // Only where a server switches off that nginx merges slashes.
    'if ($uri ~ "//") { return 404; }',
    '',
    '# Pages have small letters.',
    'set $library_asked "";',
    `set $library_file "$document_root${NO_FILE}";`,
    `if ($uri ~ ${quoted(`^${escapedBase}/[\\w./-]*[A-Z][\\w./-]*$`)}) {`,
    '    set $library_asked $uri;',
    ...(base === '' ? [] : [`    rewrite ${quoted(`^${escapedBase}(/.*)$`)} $1;`]),
    ...lowercased().map((rewrite) => `    ${rewrite}`),
    ...table.redirects.map(({ from, to }) => `    rewrite ${quoted(from)} ${quoted(to)};`),
    ...table.hidden.map((pattern) => `    rewrite ${quoted(pattern)} ${NO_FILE};`),
    '    set $library_file "$document_root$uri";',
    '}',
    ...table.endings
      .filter((ending) => ending !== '')
      .map(
        (ending) =>
          `if (-f "\${library_file}${ending}") { rewrite "^(.*)$" ${quoted(`${base}$1`)} permanent; }`,
      ),
    'if ($library_asked) { rewrite "^" $library_asked; }',
    '',
    '# One address a page.',
    ...(base === ''
      ? []
      : [`rewrite ${quoted(`^${escapedBase}$`)} ${quoted(`${base}/`)} permanent;`]),
    ...table.redirects.map(
      ({ from, to }) => `rewrite ${quoted(fromRoot(from))} ${quoted(`${base}${to}`)} permanent;`,
    ),
    // nginx has already merged adjacent slashes in $uri.
    'if ($request_uri ~ "^[^?]*//") { rewrite "^(.*)$" $1 permanent; }',
    '',
    '# What parts of pages do without, and what is kept for good: it has a hash in its address.',
    ...table.headers
      .slice(1)
      .flatMap(({ path, headers, without = [] }) => [
        `if ($uri ~ ${quoted(fromRoot(pathPattern(path)))}) {`,
        ...without.map((name) => `    ${set(name)}`),
        ...Object.entries(headers).map(([name, value]) => `    ${set(name, value)}`),
        '}',
      ]),
    '',
    ...(base === '' ? [] : ['location / { return 404; }', '']),
    `location ${quoted(`${base}/`)} {`,
    ...(base === '' ? [] : [`    rewrite ${quoted(`^${escapedBase}(/.*)$`)} $1 break;`]),
    `    try_files ${table.endings.map((ending) => `$uri${ending}`).join(' ')} =404;`,
    '}',
    '',
    'location @library_not_found {',
    '    recursive_error_pages off;',
    ...setPlain.map((line) => `    ${line}`),
    `    rewrite ^ /${table.notFound} break;`,
    '}',
    '',
    'location @library_not_allowed {',
    ...empty(405),
    '}',
    '',
    // nginx has added the headers by then. A location with one of its own, here an empty one, adds no others.
    'location @library_no_such_range {',
    '    add_header Allow $library_no_text;',
    ...empty(416),
    '}',
    '',
    '# A path that cannot be decoded is one that is not there.',
    `location = ${BAD_REQUEST} {`,
    '    internal;',
    // nginx knows the path once it has been decoded. Other bad requests have one.
    '    set $library_line "$request_uri $request";',
    '    if ($library_line ~ "^ [A-Z]+ /") { return 404; }',
    ...empty(400),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
