import { Refusal } from '../command/refusal.mjs';
import { loadTypeScript } from './typescript.mjs';

/**
 * Reads the site's settings with the same code as the build, and prints its warnings.
 *
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} environment
 * @returns {import('../../site/settings.ts').Settings}
 * @throws {Refusal} listing every invalid setting
 */
export function readSettings(root, environment) {
  /** @type {typeof import('../../site/settings.ts')} */
  const module = loadTypeScript(root, 'site/settings.ts');
  try {
    const settings = module.readSettings(environment);
    for (const notice of module.settingsNotices(environment, settings)) {
      console.warn(notice);
    }
    return settings;
  } catch (error) {
    if (error instanceof module.SettingsError) {
      throw new Refusal(error.message, { cause: error });
    }
    throw error;
  }
}
