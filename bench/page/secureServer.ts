import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import selfsigned from 'selfsigned';
import { nginxConfig, readServingTable } from '../../release/publish/node/index.ts';
import { provideNginx } from '../../scripts/nginx/provide.ts';
import { runNginx } from '../../scripts/nginx/run.ts';
import { ROOT } from '../../scripts/project/root.ts';

/** Ports that neither `npm start` nor the tests use; each build takes two. */
const FIRST_PORT = 3230;

/**
 * The flag that makes Chromium trust a certificate by its key. With a flag that ignores all certificate errors,
 * Chromium wouldn't cache responses, so it would request prefetched files twice.
 *
 * @param certificate - in PEM
 */
function trustFlag(certificate: string) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/**
 * Serves builds as in production: with nginx over HTTPS and HTTP/2, with the configuration generated from each
 * build's serving table. The certificate is self-signed; the flag `trust` makes a browser accept it.
 *
 * @param builds - folders
 * @throws Error when a build has no serving table
 */
export async function serveSecurely(
  builds: readonly string[],
): Promise<{ addresses: readonly string[]; trust: string; stop: () => Promise<void> }> {
  const nginx = await provideNginx(ROOT, process.env);
  const top = await mkdtemp(path.join(tmpdir(), 'bench-page-'));
  const { cert, private: key } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  });
  const certificate = path.join(top, 'certificate.pem');
  const keyFile = path.join(top, 'key.pem');
  await writeFile(certificate, cert);
  await writeFile(keyFile, key);
  const sites = await Promise.all(
    builds.map(async (build, at) => {
      const [port, secure] = [FIRST_PORT + 2 * at, FIRST_PORT + 2 * at + 1];
      const folder = path.join(top, String(at));
      const site = path.join(top, `${at}.conf`);
      await writeFile(
        site,
        `listen 127.0.0.1:${secure} ssl http2;
ssl_certificate "${certificate}";
ssl_certificate_key "${keyFile}";
${nginxConfig(await readServingTable(build), build)}`,
      );
      const { stop } = await runNginx({ nginx, folder, site, port });
      return { address: `https://localhost:${secure}`, stop };
    }),
  );
  return {
    addresses: sites.map(({ address }) => address),
    trust: trustFlag(cert),
    stop: async () => {
      await Promise.all(sites.map(({ stop }) => stop()));
      await rm(top, { recursive: true });
    },
  };
}
