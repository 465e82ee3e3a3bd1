import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  readPage,
  readPages,
  readServingTable,
  routeOf,
} from '../../release/publish/node/index.ts';
import { Refusal } from '../command/refusal.ts';
import { createHandler } from '../serve/handler.ts';
import { listen } from '../serve/port.ts';
import { brokenBudgets } from './budgets.ts';

/** Limit of reported faults. */
const SHOWN_FAULTS = 20;

/** Number of concurrent requests. */
const AT_ONCE = 16;

interface Answer {
  readonly status: number;
  readonly bytes: number;
}

/**
 * Requests paths from a server, like a browser that supports Brotli.
 *
 * @returns the response to each
 */
async function askAll(port: number, addresses: Iterable<string>): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const left = [...addresses];
  const work = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const sent = request({
        port,
        host: 'localhost',
        path: address,
        method: 'HEAD',
        headers: { 'Accept-Encoding': 'br' },
      });
      const [response] = await once(sent.end(), 'response');
      response.resume();
      answers.set(address, {
        status: response.statusCode,
        bytes: Number(response.headers['content-length'] ?? 0),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}

/**
 * The URLs in a build's sitemap.
 *
 * @returns absolute URLs; empty if there's no sitemap
 */
async function sitemapOf(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => '');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/**
 * Checks a complete build as a reader would see it: every page responds at its URL, and so does everything on the
 * site that pages link to or load. No page exceeds its budget.
 *
 * @param folder - the build
 * @returns how many URLs were requested, and a sentence for each fault
 */
export async function checkBuild(folder: string): Promise<{ addresses: number; faults: string[] }> {
  const table = await readServingTable(folder);
  const pages = (await readPages(folder, readPage)).filter(({ file }) => file !== table.notFound);
  const sitemap = await sitemapOf(folder);
  const origin = sitemap[0] === undefined ? undefined : new URL(sitemap[0]).origin;

  /** URL of a page's file. */
  const addressOf = (file: string) => {
    const route = routeOf(table, `${table.baseUrl}${file}`);
    return encodeURI('redirect' in route ? route.redirect : `${table.baseUrl}${file}`);
  };

  /** Where each URL was found first. */
  const found = new Map<string, string>();
  const add = (address: string, where: string) => {
    // A URL without a host is resolved against a reserved host.
    const url = new URL(address, `http://this.invalid${addressOf(where)}`);
    const isOurs = url.origin === 'http://this.invalid' || url.origin === origin;
    if (isOurs && !found.has(url.pathname)) {
      found.set(url.pathname, where);
    }
  };
  for (const { file, references } of pages) {
    add(addressOf(file), file);
    for (const reference of references) {
      add(reference, file);
    }
  }
  for (const address of sitemap) {
    add(new URL(address).pathname, 'sitemap.xml');
  }

  const server = await listen(createServer(createHandler(folder)), 0);
  try {
    const { port } = server.address() as AddressInfo;
    const answers = await askAll(port, found.keys());
    const faults = [...found].flatMap(([address, where]) => {
      const { status } = answers.get(address) ?? { status: 0 };
      return status === 200 ? [] : [`${address} answers with ${status}; ${where} names it`];
    });
    const missing = addressOf('no-such-page.html');
    const { status } = (await askAll(port, [missing])).get(missing) ?? { status: 0 };
    if (status !== 404) {
      faults.push(`${missing} answers with ${status} instead of 404`);
    }
    const weigh = (address: string) => answers.get(address)?.bytes ?? 0;
    return {
      addresses: found.size,
      faults: [...faults, ...brokenBudgets(pages, weigh, addressOf)],
    };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Rejects a build that has faults.
 *
 * @param folder - the build
 * @returns how many URLs responded
 * @throws Refusal listing the faults
 */
export async function assertPublishable(folder: string): Promise<number> {
  const { addresses, faults } = await checkBuild(folder);
  if (faults.length > 0) {
    throw new Refusal(
      [
        `The build is not published, readers have what they had. It has ${faults.length} faults:`,
        ...faults.slice(0, SHOWN_FAULTS).map((fault) => `  - ${fault}`),
      ].join('\n'),
    );
  }
  return addresses;
}
