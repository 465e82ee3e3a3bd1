import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findOnPath, findOrInstall } from '../../commands/project/debian.ts';
import { Refusal } from '../../site/refusal.ts';

/** Debian's folder for system programs, which may not be on a user's PATH. */
const SYSTEM_PROGRAM = '/usr/sbin/nginx';

/** Debian's path of the module that sends Brotli copies. */
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How long it may take to respond after its start. */
const START_MS = 10_000;

/** A web server: absolute paths. */
export interface Nginx {
  readonly program: string;
  readonly brotliModule: string;
}

function findNginx(): Nginx | undefined {
  const program =
    process.env.NGINX_PATH ?? findOnPath('nginx') ?? [SYSTEM_PROGRAM].find(existsSync);
  const brotliModule = process.env.NGINX_BROTLI_MODULE ?? MODULE;
  return program !== undefined && existsSync(program) && existsSync(brotliModule)
    ? { program, brotliModule }
    : undefined;
}

/**
 * Finds nginx with its Brotli module, or installs Debian's if there's none and packages may be installed.
 *
 * @throws Refusal with advice, if there's none
 */
export async function provideNginx(): Promise<Nginx> {
  const nginx = await findOrInstall('nginx', findNginx, [
    'nginx',
    'libnginx-mod-http-brotli-static',
  ]);
  if (nginx === undefined) {
    throw new Refusal(
      'The tests of the web server need nginx and its module for Brotli: install Debian’s nginx and libnginx-mod-http-brotli-static, or set NGINX_PATH and NGINX_BROTLI_MODULE to their files',
    );
  }
  return nginx;
}

/**
 * The configuration around a site's: like a distribution's, but confined to one folder and run by the current user.
 */
function mainConfig({
  brotliModule,
  folder,
  site,
  port,
}: {
  brotliModule: string;
  folder: string;
  site: string;
  port: number;
}): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path "${folder}/${kind}";`,
  );
  // As root, nginx would switch to a user who can't read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}load_module "${brotliModule}";
daemon off;
pid "${folder}/nginx.pid";
worker_processes auto;
error_log "${folder}/error.log" warn;
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  sendfile on;
  access_log off;
  server {
    listen 127.0.0.1:${port};
    include "${site}";
  }
}
`;
}

/**
 * Runs nginx in the foreground without special privileges, and returns once it responds.
 *
 * @throws Error with nginx's output, if it doesn't start
 */
export async function runNginx({
  nginx: { program, brotliModule },
  folder,
  site,
  port,
}: {
  readonly nginx: Nginx;
  /** Where it writes its files. */
  readonly folder: string;
  /** File of the site's configuration, which a `server` block includes. */
  readonly site: string;
  readonly port: number;
}): Promise<{ stop: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'main.conf');
  await writeFile(config, mainConfig({ brotliModule, folder, site, port }));
  const args = ['-p', folder, '-c', config, '-e', path.join(folder, 'error.log')];
  // Reports every mistake in the configuration before the port is taken.
  await promisify(execFile)(program, [...args, '-t']);
  const child = spawn(program, args, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_MS;
  const answers = () =>
    fetch(address, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill();
      throw new Error(`nginx does not answer on port ${port}; see ${folder}/error.log`);
    }
    await wait(20);
  }
  return {
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
