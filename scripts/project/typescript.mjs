import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads a TypeScript module of the project by the loader that the framework reads its configuration
 * with, since Node 20 does not run TypeScript by itself. The packages have to be installed.
 *
 * @param {string} root folder of the project
 * @param {string} file path below it
 * @returns {any} what the module exports; the caller says its type
 */
export function loadTypeScript(root, file) {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('jiti').default} */
  const jiti = require('jiti');
  return jiti(import.meta.url)(path.join(root, file));
}
