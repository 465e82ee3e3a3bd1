import { pathPattern, plainHeadersOf } from '../table/route.ts';
import { CODINGS, type ServingTable, UNKNOWN_TYPE } from '../table/table.ts';

/** Quotes a string for the configuration, because patterns contain special characters. */
const quoted = (text: string): string => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/** Escapes a path for use in a pattern. */
const escaped = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The modules that send a precompressed copy. Brotli's is Debian's libnginx-mod-http-brotli-static. */
const CODING_MODULES: Readonly<Record<keyof typeof CODINGS, string>> = {
  br: 'brotli_static',
  gzip: 'gzip_static',
};

/**
 * The part of an nginx `server` block that serves a build: everything except name, port, and certificate.
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
  const plain = plainHeadersOf(table);
  const special = table.headers.slice(1).map(({ path, headers, without = [] }) => ({
    path,
    // nginx omits a header with an empty value.
    values: [...without.map((name) => [name, ''] as const), ...Object.entries(headers)],
  }));
  const changing = new Set(special.flatMap(({ values }) => values.map(([name]) => name)));
  const variable = (name: string) => `$library_${name.toLowerCase().replaceAll('-', '_')}`;
  const secure = Object.entries(table.secureHeaders);

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
    ...(charsetTypes.length === 0 ? [] : [`charset_types ${charsetTypes.join(' ')};`]),
    'gzip_vary on;',
    ...Object.keys(CODINGS).map(
      (coding) => `${CODING_MODULES[coding as keyof typeof CODINGS]} on;`,
    ),
    'error_page 403 404 @library_not_found;',
    '',
    '# Only reading.',
    'set $library_allow "";',
    'if ($request_method !~ "^(?:GET|HEAD)$") { set $library_allow "GET, HEAD"; }',
    'if ($library_allow) { return 405; }',
    'add_header Allow $library_allow always;',
    '',
    '# Only behind https, also where a proxy in front has it.',
    ...secure.flatMap(([name, value]) => [
      `set ${variable(name)} "";`,
      `if ($https = "on") { set ${variable(name)} ${quoted(value)}; }`,
      `if ($http_x_forwarded_proto = "https") { set ${variable(name)} ${quoted(value)}; }`,
      `add_header ${name} ${variable(name)} always;`,
    ]),
    '',
    '# Headers of each answer; those of some paths are set further down.',
    ...[...new Set([...Object.keys(plain), ...changing])].map((name) => {
      const value = quoted(plain[name] ?? '');
      return changing.has(name)
        ? `set ${variable(name)} ${value};\nadd_header ${name} ${variable(name)} always;`
        : `add_header ${name} ${value} always;`;
    }),
    '',
    '# Never served.',
    ...table.hidden.map((pattern) => `if ($uri ~ ${quoted(fromRoot(pattern))}) { return 404; }`),
    '',
    '# One address a page.',
    ...(base === ''
      ? []
      : [`rewrite ${quoted(`^${escapedBase}$`)} ${quoted(`${base}/`)} permanent;`]),
    ...table.redirects.map(
      ({ from, to }) => `rewrite ${quoted(fromRoot(from))} ${quoted(`${base}${to}`)} permanent;`,
    ),
    '# Pages have small letters.',
    'if ($uri ~ "[A-Z]") {',
    ...table.pages.map(
      (page) =>
        `    rewrite ${quoted(`(?i)^${escaped(base + page)}$`)} ${quoted(base + page)} permanent;`,
    ),
    '}',
    // nginx has already merged adjacent slashes in $uri.
    'if ($request_uri ~ "^[^?]*//") { rewrite "^(.*)$" $1 permanent; }',
    '',
    '# What parts of pages do without, and what is kept for good: it has a hash in its address.',
    ...special.flatMap(({ path, values }) => [
      `if ($uri ~ ${quoted(fromRoot(pathPattern(path)))}) {`,
      ...values.map(([name, value]) => `    set ${variable(name)} ${quoted(value)};`),
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
    ...[...changing].map((name) => `    set ${variable(name)} ${quoted(plain[name] ?? '')};`),
    `    rewrite ^ /${table.notFound} break;`,
    '}',
  ];
  return `${lines.join('\n')}\n`;
}
