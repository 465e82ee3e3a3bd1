import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../command/refusal.mjs';

/**
 * Reads the site's settings with the same code the build reads them with.
 *
 * Called once the packages are installed: Node 20 does not run TypeScript by itself.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('../../site/settings.ts').Settings}
 * @throws {Refusal} saying every setting that cannot be used
 */
export function readSettings(root, environment) {
  const require = createRequire(import.meta.url);
  /** @type {typeof import('jiti').default} */
  const jiti = require('jiti');
  /** @type {typeof import('../../site/settings.ts')} */
  const module = jiti(import.meta.url)(path.join(root, 'site', 'settings.ts'));
  try {
    return module.readSettings(environment);
  } catch (error) {
    if (error instanceof module.SettingsError) {
      throw new Refusal(error.message, { cause: error });
    }
    throw error;
  }
}
