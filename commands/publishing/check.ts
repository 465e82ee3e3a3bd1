import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readPages } from '../../release/pages/index.ts';
import { CODINGS, type Coding, readServingTable, routeOf } from '../../release/publish/index.ts';
import { Refusal } from '../../site/refusal.ts';
import { answerTo, copiesOf } from '../serving/handler.ts';
import { brokenBudgets } from './budgets.ts';

/** Limit of reported faults. */
const SHOWN_FAULTS = 20;

/** The first group of each match in a build's file; none if there's no such file. */
async function matchesIn(folder: string, file: string, pattern: RegExp): Promise<string[]> {
  const text = await readFile(path.join(folder, file), 'utf8').catch(() => '');
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}

/** Unpacks a compressed copy as a browser does. */
const UNPACK: Readonly<Record<Coding, (copy: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** Bytes of a file as sent to a current browser, and what's wrong with the file or its copies. */
async function sentFile(folder: string, file: string): Promise<{ bytes: number; fault?: string }> {
  const content = await readFile(path.join(folder, file));
  let bytes = content.length;
  if (bytes === 0) {
    return { bytes, fault: `${file} is empty` };
  }
  let fault: string | undefined;
  for (const coding of [...(await copiesOf(folder, file))].reverse()) {
    const name = file + CODINGS[coding];
    const copy = await readFile(path.join(folder, name));
    const unpacked = await UNPACK[coding](copy).catch(() => undefined);
    if (!unpacked?.equals(content)) {
      fault = `${name} doesn't unpack to ${file}; delete .cache/copies, and build again`;
    }
    bytes = copy.length;
  }
  return { bytes, ...(fault && { fault }) };
}

/** What a check of a build has found. */
interface Checked {
  /** How many URLs were looked up. */
  readonly addresses: number;
  /** A sentence for each thing that readers would miss. */
  readonly faults: readonly string[];
  /** A sentence for each budget that a page exceeds. */
  readonly exceeded: readonly string[];
}

/**
 * Checks a complete build as a reader would see it: every page responds at its URL, and so does everything on the
 * site that pages link to or load, and each compressed copy decompresses to its original file. No page exceeds its budget.
 */
export async function checkBuild(folder: string): Promise<Checked> {
  const table = await readServingTable(folder);
  const pages = (await readPages(folder)).filter(({ file }) => file !== table.notFound);
  const sitemap = await matchesIn(folder, 'sitemap.xml', /<loc>([^<]+)<\/loc>/g);
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
  add(table.baseUrl, table.notFound);
  for (const address of await matchesIn(folder, 'robots.txt', /^Sitemap:\s*(\S+)/gim)) {
    add(new URL(address).pathname, 'robots.txt');
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
      const sent = await sentFile(folder, file);
      bytes.set(address, sent.bytes);
      faults.push(...(sent.fault ? [sent.fault] : []));
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
  return { addresses: found.size, faults, exceeded: brokenBudgets(weights) };
}

/** Throws a Refusal that lists faults, if there are any. */
function refuse(faults: readonly string[], what: string): void {
  if (faults.length > 0) {
    throw new Refusal(
      [
        `${what}. Readers still see the live release. Faults: ${faults.length}`,
        ...faults.slice(0, SHOWN_FAULTS).map((fault) => `  - ${fault}`),
      ].join('\n'),
    );
  }
}

/**
 * Checks a build that is to be published.
 *
 * @returns how many URLs respond
 * @throws Refusal listing its faults
 */
export async function assertPublishable(folder: string): Promise<number> {
  const { addresses, faults, exceeded } = await checkBuild(folder);
  refuse([...faults, ...exceeded], 'The build was not published');
  return addresses;
}

/**
 * Checks a release that was live before and is to be so again. It may be larger than what today's budgets allow.
 *
 * @param name - the release's, for the message
 * @throws Refusal listing what it has lost since
 */
export async function assertWhole(folder: string, name: string): Promise<void> {
  const { faults } = await checkBuild(folder);
  refuse(faults, `Release ${name} was not restored`);
}
