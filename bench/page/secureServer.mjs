import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import selfsigned from 'selfsigned';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { provideNginx } from '../../scripts/nginx/provide.mjs';
import { runNginx } from '../../scripts/nginx/run.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { loadTypeScript } from '../../scripts/project/typescript.mjs';

/** Ports that neither `npm start` nor the tests use. */
const PORTS = { plain: 3216, secure: 3217 };

/**
 * The flag that has Chromium take a certificate by its key. What it takes because it is told to mind no
 * certificate at all, it does not keep in its cache, and so asks twice for what it fetched ahead.
 *
 * @param {string} certificate in PEM
 */
function trustFlag(certificate) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(key).digest('base64');
  return `--ignore-certificate-errors-spki-list=${hash}`;
}

/**
 * Serves the build as in production: by nginx over HTTPS and HTTP/2, with the configuration that
 * comes out of its table. The certificate is nobody's; a browser takes it by the flag `trust`.
 *
 * @returns {Promise<{ address: string, trust: string, stop: () => Promise<void> }>}
 */
export async function serveSecurely() {
  /** @type {typeof import('../../plugins/publish/node/index.ts')} */
  const { nginxConfig, readServingTable } = loadTypeScript(ROOT, 'plugins/publish/node/index.ts');
  const build = buildFolders(ROOT).live;
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-page-'));
  const { cert, private: key } = selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
  });
  const file = (/** @type {string} */ name) => path.join(folder, name);
  await writeFile(file('certificate.pem'), cert);
  await writeFile(file('key.pem'), key);
  await writeFile(
    file('site.conf'),
    `listen 127.0.0.1:${PORTS.secure} ssl http2;
ssl_certificate "${file('certificate.pem')}";
ssl_certificate_key "${file('key.pem')}";
${nginxConfig(await readServingTable(build), build)}`,
  );
  const nginx = await provideNginx(ROOT, process.env);
  const { stop } = await runNginx({ nginx, folder, site: file('site.conf'), port: PORTS.plain });
  return {
    address: `https://localhost:${PORTS.secure}`,
    trust: trustFlag(cert),
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
