import { existsSync } from 'node:fs';
import { findOnPath } from '../browser/find.mjs';
import { Refusal } from '../command/refusal.mjs';
import { installDebianPackages } from '../packages/debian.mjs';

/** The last resort, for a machine that has none and on which none may be installed. */
const ADVICE =
  'The tests of the web server need nginx and its module for Brotli: install Debian’s nginx and libnginx-mod-http-brotli-static, or set NGINX_PATH and NGINX_BROTLI_MODULE to their files';

/** Where Debian puts what it has no folder on a user's PATH for. */
const SYSTEM_PROGRAM = '/usr/sbin/nginx';

/** Where Debian puts the module that sends Brotli copies. */
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * A web server.
 *
 * @typedef {{ program: string, brotliModule: string }} Nginx absolute paths
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Nginx | undefined}
 */
function findNginx(environment) {
  const program =
    environment.NGINX_PATH ?? findOnPath('nginx') ?? [SYSTEM_PROGRAM].find(existsSync);
  const brotliModule = environment.NGINX_BROTLI_MODULE ?? MODULE;
  return program !== undefined && existsSync(program) && existsSync(brotliModule)
    ? { program, brotliModule }
    : undefined;
}

/**
 * Finds nginx with its module for Brotli, and installs Debian's where there is none and packages may
 * be installed.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Nginx>}
 * @throws {Refusal} saying what to do, when there is none
 */
export async function provideNginx(root, environment) {
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
