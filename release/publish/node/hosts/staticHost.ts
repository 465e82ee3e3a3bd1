import path from 'node:path';
import { redirectOf } from '../table/route.ts';
import type { Headers, ServingTable } from '../table/table.ts';

const lines = (headers: Headers): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/** Hosts support one `*` per path, so a rule with two is expanded for the existing folders. */
function hostPaths(rulePath: string, files: readonly string[]): readonly string[] {
  if (rulePath.split('*').length <= 2) {
    return [rulePath];
  }
  const [start = ''] = rulePath.split('*');
  const folders = files
    .map((file) => `/${path.posix.dirname(file)}/*`)
    .filter((folder) => folder.startsWith(start) && folder.length > start.length + 1);
  return [...new Set(folders)].sort();
}

/**
 * The file `_headers`.
 *
 * If several rules set the same header, a host joins their values, so the rule for all paths omits headers
 * that other rules set. These hosts revalidate documents by default. Not all of them can remove a header from
 * some responses, so subresources get every header.
 *
 * @param files - of the build, with forward slashes
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(table: ServingTable, files: readonly string[]): string {
  const [all, ...special] = table.headers;
  const differs = ([name, value]: readonly [string, string]) => all?.headers[name] !== value;
  const setByOthers = new Set(
    special.flatMap(({ headers }) =>
      Object.entries(headers)
        .filter(differs)
        .map(([name]) => name),
    ),
  );
  const others = special.map(({ path, headers }) => ({
    path,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => setByOthers.has(name))),
  }));
  const general = Object.entries({ ...all?.headers, ...table.secureHeaders }).filter(
    ([name]) => !setByOthers.has(name),
  );
  const rules = [
    { paths: [all?.path ?? '/*'], headers: Object.fromEntries(general) },
    ...others
      .filter(({ headers }) => Object.keys(headers).length > 0)
      .map((rule) => ({ paths: hostPaths(rule.path, files), headers: rule.headers })),
  ];
  const blocks = rules.flatMap(({ paths, headers }) =>
    paths.map((rulePath) => [`${table.baseUrl}${rulePath.slice(1)}`, ...lines(headers)].join('\n')),
  );
  return `${blocks.join('\n\n')}\n`;
}

/** Forms of a page's URL, as suffixes of its file name without the extension. */
const FORMS = ['', '/', '.html', '/index.html'];

/**
 * The file `_redirects`: a line for each form of a page's URL that isn't canonical.
 *
 * @param files - of the build, with forward slashes
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(table: ServingTable, files: readonly string[]): string {
  const base = table.baseUrl.slice(0, -1);
  const names = files
    .filter((file) => file.endsWith('.html') && file !== table.notFound)
    .map((file) => file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, ''));
  const redirects = [...new Set(names)].sort().flatMap((name) =>
    FORMS.flatMap((form) => {
      const from = name === '' ? form : `/${name}${form}`;
      const to = redirectOf(table, from);
      return to === undefined || from === '' ? [] : [`${base}${from} ${base}${to} 301`];
    }),
  );
  return `${redirects.join('\n')}\n`;
}
