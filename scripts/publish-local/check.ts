import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { readPages } from '../../release/pages/node/index.ts';
import { CODINGS, readServingTable, routeOf } from '../../release/publish/node/index.ts';
import { Refusal } from '../command/refusal.ts';
import { answerTo, copiesOf } from '../serve/handler.ts';
import { brokenBudgets } from './budgets.ts';

/** Limit of reported faults. */
const SHOWN_FAULTS = 20;

/** The absolute URLs in a build's sitemap; none if there's no sitemap. */
async function sitemapOf(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'sitemap.xml'), 'utf8').catch(() => '');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

/** Bytes of a file as sent to a current browser. */
async function sentBytes(folder: string, file: string): Promise<number> {
  const [best] = await copiesOf(folder, file);
  const sent = best === undefined ? file : file + CODINGS[best];
  return (await stat(path.join(folder, sent))).size;
}

/**
 * Checks a complete build as a reader would see it: every page responds at its URL, and so does everything on the
 * site that pages link to or load. No page exceeds its budget.
 *
 * @returns how many URLs were looked up, and a sentence for each fault
 */
export async function checkBuild(folder: string): Promise<{ addresses: number; faults: string[] }> {
  const table = await readServingTable(folder);
  const pages = (await readPages(folder)).filter(({ file }) => file !== table.notFound);
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
    for (const address of [addressOf(file), ...references]) {
      add(address, file);
    }
  }
  for (const address of sitemap) {
    add(new URL(address).pathname, 'sitemap.xml');
  }

  const faults: string[] = [];
  const bytes = new Map<string, number>();
  for (const [address, where] of found) {
    const { status, file } = await answerTo(folder, table, { url: address });
    if (status !== 200 || file === undefined) {
      faults.push(`${address} answers with ${status}; ${where} names it`);
    } else {
      bytes.set(address, await sentBytes(folder, file));
    }
  }
  const missing = addressOf('no-such-page.html');
  const { status } = await answerTo(folder, table, { url: missing });
  if (status !== 404) {
    faults.push(`${missing} answers with ${status} instead of 404`);
  }
  const sum = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((total, address) => total + (bytes.get(address) ?? 0), 0);
  const weights = pages.map(({ file, scripts, stylesheets }) => ({
    file,
    html: sum([addressOf(file)]),
    scripts: sum(scripts),
    stylesheets: sum(stylesheets),
  }));
  return { addresses: found.size, faults: [...faults, ...brokenBudgets(weights)] };
}

/**
 * Checks a build that is to be published.
 *
 * @returns how many URLs respond
 * @throws Refusal listing its faults
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
