import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads a TypeScript module of the project with the framework's loader for its configuration, because Node 20
 * doesn't run TypeScript by itself. The packages have to be installed.
 *
 * @param {string} root folder of the project
 * @param {string} file path below it
 * @returns {any} the module's exports; the caller declares the type
 */
export function loadTypeScript(root, file) {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('jiti').default} */
  const jiti = require('jiti');
  return jiti(import.meta.url)(path.join(root, file));
}
