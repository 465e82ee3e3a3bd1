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
 * Serves the build as in production: by nginx over HTTPS and HTTP/2, with the configuration that
 * comes out of its table. The certificate is nobody's; a browser has to be told to take it.
 *
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
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
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}
