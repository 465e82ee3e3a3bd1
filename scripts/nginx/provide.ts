import { existsSync } from 'node:fs';
import { findOnPath } from '../browser/find.ts';
import { Refusal } from '../command/refusal.ts';
import { installDebianPackages } from '../packages/debian.ts';

/** The last resort, if nginx isn't installed and packages can't be. */
const ADVICE =
  'The tests of the web server need nginx and its module for Brotli: install Debian’s nginx and libnginx-mod-http-brotli-static, or set NGINX_PATH and NGINX_BROTLI_MODULE to their files';

/** Debian's folder for system programs, which may not be on a user's PATH. */
const SYSTEM_PROGRAM = '/usr/sbin/nginx';

/** Debian's path of the module that sends Brotli copies. */
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A web server. absolute paths */
export interface Nginx {
  readonly program: string;
  readonly brotliModule: string;
}

function findNginx(environment: NodeJS.ProcessEnv): Nginx | undefined {
  const program =
    environment.NGINX_PATH ?? findOnPath('nginx') ?? [SYSTEM_PROGRAM].find(existsSync);
  const brotliModule = environment.NGINX_BROTLI_MODULE ?? MODULE;
  return program !== undefined && existsSync(program) && existsSync(brotliModule)
    ? { program, brotliModule }
    : undefined;
}

/**
 * Finds nginx with its Brotli module, or installs Debian's if there's none and packages may be installed.
 *
 * @param root - folder of the project
 * @throws Refusal with advice, if there's none
 */
export async function provideNginx(root: string, environment: NodeJS.ProcessEnv): Promise<Nginx> {
  if (findNginx(environment) === undefined) {
    await installDebianPackages('nginx', ['nginx', 'libnginx-mod-http-brotli-static'], {
      cwd: root,
      environment,
    });
  }
  const nginx = findNginx(environment);
  if (nginx === undefined) {
    throw new Refusal(ADVICE);
  }
  return nginx;
}
