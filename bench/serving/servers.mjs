import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFolders } from '../../scripts/build/folders.mjs';
import { provideNginx } from '../../scripts/nginx/provide.mjs';
import { runNginx } from '../../scripts/nginx/run.mjs';
import { ROOT } from '../../scripts/project/root.mjs';
import { loadTypeScript } from '../../scripts/project/typescript.mjs';
import { serve } from '../../scripts/serve/server.mjs';

/** Ports that neither `npm start` nor the tests use. */
const PORTS = { nginx: 3214, local: 3215 };

/** The measured build. */
export const BUILD = buildFolders(ROOT).live;

/**
 * A running server.
 *
 * @typedef {{ name: string, port: number, stop: () => Promise<void> }} Running
 */

/**
 * Serves the build with nginx, configured from the build's serving table.
 *
 * @returns {Promise<Running>}
 */
export async function startNginx() {
  /** @type {typeof import('../../release/publish/node/index.ts')} */
  const { nginxConfig, readServingTable } = loadTypeScript(ROOT, 'release/publish/node/index.ts');
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-serving-'));
  const site = path.join(folder, 'site.conf');
  await writeFile(site, nginxConfig(await readServingTable(BUILD), BUILD));
  const nginx = await provideNginx(ROOT, process.env);
  const { stop } = await runNginx({ nginx, folder, site, port: PORTS.nginx });
  return {
    name: 'nginx',
    port: PORTS.nginx,
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Serves the build with the local server, as `npm start` does.
 *
 * @returns {Promise<Running>}
 */
export async function startLocal() {
  const { server } = await serve({ folder: BUILD, port: PORTS.local });
  return {
    name: 'local server',
    port: PORTS.local,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
