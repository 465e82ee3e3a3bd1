import path from 'node:path';
import { pathPattern, redirectOf } from './route.ts';
import { pageNames, type ServingTable } from './table.ts';

/** Browsers apply all policies that a host joins, so the rule for all paths has one, too. */
const JOINED = 'Content-Security-Policy';

/** Hosts support one `*` per path, so a rule with two is expanded for the existing folders, or files. */
function hostPaths(rulePath: string, files: readonly string[]): readonly string[] {
  if (rulePath.split('*').length <= 2) {
    return [rulePath];
  }
  if (!rulePath.endsWith('/*')) {
    const pattern = new RegExp(pathPattern(rulePath));
    return files.map((file) => `/${file}`).filter((file) => pattern.test(file));
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
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(table: ServingTable, files: readonly string[]): string {
  const [all, ...special] = table.headers;
  const general = { ...all?.headers, ...table.secureHeaders };
  const differing = new Set(
    special.flatMap(({ headers }) =>
      Object.keys(headers).filter((name) => headers[name] !== general[name]),
    ),
  );
  const rules = [
    {
      path: '/*',
      headers: Object.entries(general).filter(([name]) => name === JOINED || !differing.has(name)),
    },
    ...special.map(({ path: rulePath, headers }) => ({
      path: rulePath,
      headers: Object.entries(headers).filter(([name]) => differing.has(name)),
    })),
  ];
  const blocks = rules
    .filter(({ headers }) => headers.length > 0)
    .flatMap(({ path: rulePath, headers }) => {
      const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
      return hostPaths(rulePath, files).map((hostPath) =>
        [`${table.baseUrl}${hostPath.slice(1)}`, ...lines].join('\n'),
      );
    });
  return `${blocks.join('\n\n')}\n`;
}

/** Forms of a page's URL, as suffixes of its file name without the extension. */
const FORMS = ['', '/', '.html', '/index.html'];

/**
 * The file `_redirects`: a line for each form of a page's URL that isn't canonical.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(table: ServingTable, files: readonly string[]): string {
  const base = table.baseUrl.slice(0, -1);
  const redirects = pageNames(files).flatMap((name) =>
    FORMS.flatMap((form) => {
      const from = name === '' ? form : `/${name}${form}`;
      const to = redirectOf(table, from);
      return to === undefined || from === '' ? [] : [`${base}${from} ${base}${to} 301`];
    }),
  );
  return `${redirects.join('\n')}\n`;
}
