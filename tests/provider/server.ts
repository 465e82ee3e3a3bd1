import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, type Query } from './answers.ts';
import { Indexes } from './indexes.ts';
import { batch, operation, Refused, remove, settings, synonyms } from './writes.ts';

/** A fault in the handling of a request. */
export type Fault =
  /** The response is delayed. */
  | { readonly kind: 'late'; readonly ms: number }
  /** The response is this status with a message. */
  | { readonly kind: 'status'; readonly status: number }
  /** The response is successful, with this text as its body. */
  | { readonly kind: 'body'; readonly text: string }
  /** The connection is cut after half of the response, or before it. */
  | { readonly kind: 'cut'; readonly after: 'half' | 'nothing' };

/** A received request. */
export interface Asked {
  /** Host and port that received the request. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** `undefined` for a request without a body. */
  // biome-ignore lint/suspicious/noExplicitAny: each endpoint has a body of its own.
  readonly body: any;
}

interface Ordered {
  readonly fault: Fault;
  readonly concerns: (asked: Asked) => boolean;
  left: number;
}

/** The account's application ID and keys. */
export const ACCOUNT = {
  appId: 'TESTAPP',
  searchKey: 'search-only',
  adminKey: 'may-write',
} as const;

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
};

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? undefined : JSON.parse(text);
}

/**
 * A server for the parts of the hosted provider's protocol that this project uses: queries of several indexes,
 * recommendations, and the writes that replace an index. Its indexes are in memory.
 *
 * @see https://www.algolia.com/doc/rest-api/search
 * @see https://www.algolia.com/doc/rest-api/recommend
 */
export class TestProvider {
  readonly indexes = new Indexes();
  /** The requests so far. */
  readonly asked: Asked[] = [];
  readonly #faults: Ordered[] = [];
  readonly #servers = new Map<string, Server>();

  /**
   * Starts another host.
   *
   * @param port - by default any free port
   * @returns the host's origin
   */
  async listen(port = 0): Promise<string> {
    const server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#servers.set(origin, server);
    return origin;
  }

  /** Stops a host, so that connections to it are refused. */
  async end(origin: string): Promise<void> {
    const server = this.#servers.get(origin);
    this.#servers.delete(origin);
    server?.closeAllConnections();
    await new Promise((resolve) => {
      server === undefined ? resolve(undefined) : server.close(resolve);
    });
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#servers.keys()].map((origin) => this.end(origin)));
  }

  /**
   * Injects a fault.
   *
   * @param concerns - selects the affected requests; by default all
   * @param times - number of affected requests; by default all
   */
  order(
    fault: Fault,
    concerns: Ordered['concerns'] = () => true,
    times = Number.POSITIVE_INFINITY,
  ) {
    this.#faults.push({ fault, concerns, left: times });
  }

  /** Clears the faults and the recorded requests, but keeps the indexes. */
  reset(): void {
    this.#faults.length = 0;
    this.asked.length = 0;
  }

  #faultFor(asked: Asked): Fault | undefined {
    const ordered = this.#faults.find(({ concerns, left }) => left > 0 && concerns(asked));
    if (ordered !== undefined) {
      ordered.left -= 1;
    }
    return ordered?.fault;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const asked: Asked = {
      host: request.headers.host ?? '',
      method: request.method ?? '',
      path: decodeURIComponent(pathname),
      query: searchParams,
      body: await bodyOf(request),
    };
    this.asked.push(asked);
    const fault = this.#faultFor(asked);
    if (fault?.kind === 'late') {
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
    }
    if (fault?.kind === 'status') {
      json(response, fault.status, { message: 'A fault that was ordered', status: fault.status });
    } else if (fault?.kind === 'body') {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(fault.text);
    } else if (fault?.kind === 'cut') {
      if (fault.after === 'half') {
        response.writeHead(200, { 'Content-Length': 1_000 });
        response.write('{"results":[');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      request.socket.destroy();
    } else {
      this.#answer(asked, request, response);
    }
  }

  #answer(asked: Asked, request: IncomingMessage, response: ServerResponse): void {
    const credential = (name: string) => request.headers[name] ?? asked.query.get(name);
    try {
      const isRead = /^\/1\/indexes\/\*\/(?:queries|recommendations)$/.test(asked.path);
      const key = credential('x-algolia-api-key');
      if (
        credential('x-algolia-application-id') !== ACCOUNT.appId ||
        (key !== ACCOUNT.adminKey && key !== ACCOUNT.searchKey)
      ) {
        throw new Refused(403, 'Invalid Application-ID or API key');
      }
      if (!isRead && key !== ACCOUNT.adminKey) {
        throw new Refused(403, 'Method not allowed with this API key');
      }
      json(response, 200, this.#resultOf(asked));
    } catch (error) {
      if (!(error instanceof Refused)) {
        throw error;
      }
      json(response, error.status, { message: error.message, status: error.status });
    }
  }

  #resultOf({ method, path, query, body }: Asked): unknown {
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const task = /^task\/(\d+)$/.exec(rest)?.[1];
    const write = (change: ReturnType<typeof remove>) => ({
      taskID: this.indexes.write(name, change),
      updatedAt: '2026-11-21T00:00:00.000Z',
    });
    if (method === 'GET' && task !== undefined) {
      const isDone = this.indexes.isPublished(name, Number(task));
      return { status: isDone ? 'published' : 'notPublished', pendingTask: !isDone };
    }
    switch (`${method} ${name === '*' ? '*/' : ''}${rest}`) {
      case 'POST */queries':
        return {
          results: (body.requests as readonly Query[]).map((query) =>
            answer(this.indexes.get(query.indexName), query),
          ),
        };
      case 'POST */recommendations':
        return {
          results: (body.requests as readonly { indexName: string }[]).map(({ indexName }) => ({
            ...answer(this.indexes.get(indexName), { indexName, query: '', hitsPerPage: 5 }),
          })),
        };
      case 'POST batch':
        return { ...write(batch(name, body)), objectIDs: [] };
      case 'PUT settings':
        return write(settings(name, body));
      case 'POST synonyms/batch':
        if (query.get('replaceExistingSynonyms') !== 'true') {
          throw new Refused(400, 'Only replacing all synonyms is understood here');
        }
        return write(synonyms(name, body));
      case 'POST operation':
        return write(operation(name, body));
      case 'DELETE ':
        return { ...write(remove(name)), deletedAt: '2026-11-21T00:00:00.000Z' };
      default:
        throw new Refused(404, `Not found: ${method} ${path}`);
    }
  }
}
