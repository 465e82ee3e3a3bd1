import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The network of a phone: time until a response begins, in milliseconds, and bytes per second of all responses together. */
const SLOW_4G = { latency: 150, rate: (1.6 * 1024 * 1024) / 8 };

/** Milliseconds between the parts of responses. */
const TICK_MS = 5;

/** Media types by file extension; others are downloads. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** A built site behind the slow network. */
export interface SlowSite {
  readonly origin: string;
  /** Hash of the server's public key, for the browser's `--ignore-certificate-errors-spki-list`. */
  readonly key: string;
  /** The requests since the last call: path, and compressed bytes. */
  takeRequests(): readonly { readonly path: string; readonly bytes: number }[];
  close(): void;
}

/** Makes a certificate for localhost with OpenSSL. */
function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const subject = ['-days', '2', '-subj', '/CN=localhost'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Finds the file of a URL path, as static hosts do. */
function fileOf(folder: string, urlPath: string): string | undefined {
  const base = path.join(folder, decodeURIComponent(urlPath));
  return [base, `${base}.html`, path.join(base, 'index.html')].find(
    (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile(),
  );
}

/** Sends the responses of a site: each starts after the latency, and all share the line evenly. */
function shareLine() {
  const waiting: { stream: ServerHttp2Stream; rest: Buffer }[] = [];
  let credit = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    credit = waiting.length === 0 ? 0 : credit + ((now - last) * SLOW_4G.rate) / 1000;
    last = now;
    for (const share = credit / waiting.length; credit >= 1 && waiting.length > 0; ) {
      for (const each of [...waiting]) {
        const part = each.rest.subarray(0, Math.ceil(Math.min(share, credit)));
        each.rest = each.rest.subarray(part.length);
        credit -= part.length;
        if (each.rest.length === 0 || each.stream.destroyed) {
          waiting.splice(waiting.indexOf(each), 1);
          each.stream.end(part);
        } else {
          each.stream.write(part);
        }
      }
    }
  }, TICK_MS);
  return {
    send: (stream: ServerHttp2Stream, rest: Buffer) => waiting.push({ stream, rest }),
    end: () => clearInterval(timer),
  };
}

/**
 * Serves a built site on this machine over HTTP/2, compressed, as a reader on a slow network gets it. The server delays
 * what it sends, because browsers don't slow down the requests of workers.
 *
 * @param folder - of the built site
 * @throws Error if OpenSSL isn't installed
 */
export async function serveSlowly(folder: string): Promise<SlowSite> {
  const credentials = makeCertificate();
  const root = path.resolve(folder);
  const line = shareLine();
  const compressed = new Map<string, Buffer>();
  let requests: { path: string; bytes: number }[] = [];
  const bodyOf = (file: string) => {
    const known = compressed.get(file);
    const body =
      known ??
      (existsSync(`${file}.br`)
        ? readFileSync(`${file}.br`)
        : brotliCompressSync(readFileSync(file), {
            params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
          }));
    compressed.set(file, body);
    return body;
  };
  const server = createSecureServer(credentials);
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {});
    const { pathname } = new URL(headers[':path'] ?? '/', 'https://localhost');
    const file = fileOf(root, pathname) ?? fileOf(root, '/404.html');
    const extension = path.extname(file ?? '').slice(1);
    const isKept = /\.[\w-]{6,}\.\w+$|\/_(?:astro|pagefind)\/|pagefind\//.test(pathname);
    const body = file === undefined ? Buffer.alloc(0) : bodyOf(file);
    requests.push({ path: pathname, bytes: body.length });
    setTimeout(() => {
      if (stream.destroyed) {
        return;
      }
      stream.respond({
        ':status': file === undefined || file.endsWith('/404.html') ? 404 : 200,
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': isKept
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=0, must-revalidate',
      });
      line.send(stream, body);
    }, SLOW_4G.latency);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const key = new X509Certificate(credentials.cert).publicKey.export({
    type: 'spki',
    format: 'der',
  });
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    key: createHash('sha256').update(key).digest('base64'),
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    close() {
      line.end();
      server.close();
    },
  };
}
