import { once } from 'node:events';
import { Agent, METHODS, request } from 'node:http';
import { type Running, startLocal, startNginx } from './servers.ts';

/** Number of concurrent requests. */
const AT_ONCE = 16;

/** Prefixes of the paths. */
const STARTS = [
  '/',
  '/assets/',
  '/docs/',
  '/docker/',
  '/search-index/',
  '/.well-known/',
  '//',
  '/%2e/',
];

/** Encodings of a step to the parent folder. */
const STEPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%c0%ae%c0%ae/',
  '%u002e%u002e/',
  '....//',
  '.%00./',
  '..;/',
];

const DEPTHS = [1, 2, 3, 8];

/** Files outside the build, and private files in it. */
const TARGETS = [
  'etc/passwd',
  'package.json',
  'scripts/serve/handler.ts',
  '.serving.json',
  '.git/config',
];

const ENDS = ['', '.html', '%00', '%00.html', '?a=b', '/', '/index.html', '.br'];

/** Matches content that only those files have. */
const INSIDE = /root:.*:0:0|"devDependencies"|createHandler|"redirects"|repositoryformatversion/;

/** Paths that are invalid in other ways. */
const ODD = [
  `/${'a'.repeat(7_000)}`,
  `/${'a/'.repeat(3_500)}`,
  `/${'%2e'.repeat(2_000)}`,
  '/%',
  '/%0',
  '/%zz',
  '/%ff%fe',
  '/%00',
  '/docker%00',
  '/docker%0d%0aSet-Cookie:%20a=b',
  '/docker%0aX:%20y',
  '/docker\\',
  '/con',
  '/..',
  '/...',
];

/** Yields the requests, each of which must get an error. */
function* attacks() {
  for (const start of STARTS) {
    for (const step of STEPS) {
      for (const depth of DEPTHS) {
        for (const target of TARGETS) {
          for (const end of ENDS) {
            yield { method: 'GET', path: start + step.repeat(depth) + target + end };
          }
        }
      }
    }
  }
  for (const path of ODD) {
    yield { method: 'GET', path };
  }
  for (const method of METHODS) {
    if (!['GET', 'HEAD', 'CONNECT'].includes(method)) {
      yield { method, path: '/' };
      yield { method, path: '/docker' };
    }
  }
}

/** Sends a request without normalizing its path. */
async function ask(
  agent: Agent,
  port: number,
  { method, path }: { method: string; path: string },
): Promise<{ status: number; location: string | undefined; body: string }> {
  const [response] = await once(
    request({ agent, host: '127.0.0.1', port, method, path }).end(),
    'response',
  );
  let body = '';
  for await (const chunk of response) {
    body += chunk;
  }
  return { status: response.statusCode, location: response.headers.location, body };
}

/** @returns a message for each wrong response */
async function attack({ name, port }: Running): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const faults: string[] = [];
  const counts = new Map<string, number>();
  const left = attacks();
  const work = async () => {
    for (const asked of left) {
      const first = await ask(agent, port, asked);
      // A path that only looks hostile may be redirected to its canonical URL on this site, which must be a 404.
      const isLed = first.status === 301 && /^\/(?!\/)/.test(first.location ?? '');
      const { status, body } = isLed
        ? await ask(agent, port, { method: 'GET', path: first.location ?? '' })
        : first;
      counts.set(`${first.status}`, (counts.get(`${first.status}`) ?? 0) + 1);
      if (status < 400 || status >= 500 || INSIDE.test(body)) {
        faults.push(
          `hostile: ${name} answers ${asked.method} ${asked.path.slice(0, 200)} with ${status}`,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    `${name}, hostile requests by status: ${sorted.map(([status, count]) => `${status} × ${count}`).join(', ')}; ${faults.length} not as they should be`,
  );
  return faults;
}

/**
 * Attacks both servers and prints how they respond.
 *
 * @returns a message for each wrong response
 */
export async function hostile(): Promise<string[]> {
  const faults: string[] = [];
  for (const start of [startLocal, startNginx]) {
    const server = await start();
    try {
      faults.push(...(await attack(server)));
    } finally {
      await server.stop();
    }
  }
  return faults;
}
