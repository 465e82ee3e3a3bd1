import { readFile } from 'node:fs/promises';
import path from 'node:path';
import autocannon from 'autocannon';
import { BUILD, startNginx } from './servers.ts';

const CONNECTIONS = 200;
const DURATION_S = 30;

/**
 * Requests every page of the sitemap over many concurrent connections, and prints the results.
 *
 * @returns a message for each kind of failure
 */
export async function load(): Promise<string[]> {
  const sitemap = await readFile(path.join(BUILD, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const { port, stop } = await startNginx();
  try {
    const result = await autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: CONNECTIONS,
      duration: DURATION_S,
      headers: { 'Accept-Encoding': 'br' },
      requests: paths.map((page) => ({ path: page })),
    });
    const { requests, latency, throughput, errors, timeouts, non2xx } = result;
    console.log(
      `nginx, ${CONNECTIONS} connections for ${DURATION_S} s, ${paths.length} pages: ` +
        `${requests.total} answers, ${Math.round(requests.average)} a second, ` +
        `${(throughput.average / 1_000_000).toFixed(0)} MB a second; ` +
        `median ${latency.p50} ms, 99 in 100 within ${latency.p99} ms; ` +
        `${errors} errors, ${timeouts} timeouts, ${non2xx} other than 2xx`,
    );
    return Object.entries({ errors, timeouts, non2xx })
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => `load: ${count} ${kind}`);
  } finally {
    await stop();
  }
}
