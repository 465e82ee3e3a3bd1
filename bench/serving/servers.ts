import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxConfig, readServingTable } from '../../release/publish/node/index.ts';
import { buildFolders } from '../../scripts/build/folders.ts';
import { provideNginx } from '../../scripts/nginx/provide.ts';
import { runNginx } from '../../scripts/nginx/run.ts';
import { ROOT } from '../../scripts/project/root.ts';
import { serve } from '../../scripts/serve/server.ts';

/** Ports that neither `npm start` nor the tests use. */
const PORTS = { nginx: 3214, local: 3215 };

/** The measured build. */
export const BUILD = buildFolders(ROOT).live;

/** A running server. */
export interface Running {
  readonly name: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves the build with nginx, configured from the build's serving table. */
export async function startNginx(): Promise<Running> {
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

/** Serves the build with the local server, as `npm start` does. */
export async function startLocal(): Promise<Running> {
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
