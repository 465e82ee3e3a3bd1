import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { HOST_FILES } from '../../release/publish/table.ts';
import type { Start } from './servers.ts';

/** Whether a path matches a rule's, in which `*` matches any characters. */
function matches(rule: string, pathname: string): boolean {
  const [start = '', end] = rule.split('*', 2);
  return end === undefined
    ? pathname === rule
    : pathname.startsWith(start) && pathname.endsWith(end);
}

/** Reads `_headers`: for each path, its headers. */
function readHeaders(folder: string) {
  const blocks = readFileSync(path.join(folder, HOST_FILES.headers), 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [rule = '', ...lines] = block.split('\n');
    return { rule, headers: lines.map((line) => line.trim().split(/: (.*)/, 2)) };
  });
}

/** Reads `_redirects`: the target of each path. */
function readRedirects(folder: string): ReadonlyMap<string, string> {
  const lines = readFileSync(path.join(folder, HOST_FILES.redirects), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(' ', 2) as [string, string]));
}

/**
 * Starts a server that does no more than what `_headers` and `_redirects` say, as the hosts that read them document it:
 * a redirect is for one exact path, the headers of all matching rules apply, and a page is at its name without `.html`.
 *
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export const startStaticHost: Start = async (folder, port) => {
  const headers = readHeaders(folder);
  const redirects = readRedirects(folder);
  const server = createServer(({ url = '' }, response) => {
    const [pathname = ''] = url.split('?');
    for (const { headers: given } of headers.filter(({ rule }) => matches(rule, pathname))) {
      for (const [name = '', value = ''] of given) {
        response.appendHeader(name, value);
      }
    }
    const target = redirects.get(pathname);
    if (target !== undefined) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    const name = decodeURIComponent(pathname);
    const file = [name, `${name}.html`, `${name}/index.html`]
      .map((each) => path.join(folder, path.posix.normalize(each)))
      .find((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
    response.writeHead(file === undefined ? 404 : 200).end(file && readFileSync(file));
  });
  await once(server.listen(port), 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
};
