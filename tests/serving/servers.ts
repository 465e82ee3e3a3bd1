import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { serve } from '../../commands/serving/server.ts';
import { nginxConfig, readServingTable } from '../../release/publish/index.ts';
import { freePort } from './freePort.ts';
import { type Nginx, runNginx } from './nginx.ts';
import type { SmallSite } from './smallBuild.ts';
import { emptyFolder, smallBuild } from './smallSite.ts';
import { startStaticHost } from './staticHost.ts';

/** Starts a server for a build, and returns a function that stops it. */
export type Start = (folder: string, port: number) => Promise<() => unknown>;

export const startLocal: Start = async (folder, port) => {
  const { close } = await serve({ folder, port });
  return close;
};

/**
 * @param directives - what else is in the `server` block
 * @param own - returns the folder in which nginx writes its files
 */
export const startNginx =
  (nginx: Nginx, directives = '', own = emptyFolder): Start =>
  async (folder, port) => {
    const written = own();
    const site = path.join(written, 'site.conf');
    const config = nginxConfig(await readServingTable(folder), folder);
    await writeFile(site, `${config}${directives}\n`);
    const { stop } = await runNginx({ nginx, folder: written, site, port });
    return stop;
  };

const nginx = inject('nginx');

/** The servers that use the serving table. All must meet the same expectations. */
export const SERVERS: readonly (readonly [string, Start])[] = [
  ['the local server', startLocal],
  ...(nginx === undefined ? [] : [['nginx', startNginx(nginx)] as const]),
];

/** All that a build has rules for, also those that only follow the files for static hosts. */
export const HOSTS: typeof SERVERS = [...SERVERS, ['a static host', startStaticHost]];

/** A server's response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  /** The body as text. */
  readonly text: string;
}

/** Requests a path without normalizing it. */
export type Ask = (
  path: string,
  options?: { readonly method?: string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<Answer>;

/** Serves a build until the test is over. */
export async function serveBuild(
  start: Start,
  folder: string,
): Promise<{ ask: Ask; port: number }> {
  const port = await freePort();
  const stop = await start(folder, port);
  onTestFinished(async () => {
    await stop();
  });
  const ask: Ask = async (asked, { method = 'GET', headers = {} } = {}) => {
    const sent = request({ host: '127.0.0.1', port, path: asked, method, headers, agent: false });
    const [response] = await once(sent.end(), 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of response) {
      chunks.push(chunk);
    }
    const body = Buffer.concat(chunks);
    return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
  };
  return { ask, port };
}

/** Serves a small site until the test is over. */
export async function serveSmall(start: Start, site: SmallSite = {}) {
  return serveBuild(start, await smallBuild(site));
}
