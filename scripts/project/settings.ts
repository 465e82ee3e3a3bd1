import type { Settings } from '../../site/settings.ts';
import * as module from '../../site/settings.ts';
import { Refusal } from '../command/refusal.ts';

/**
 * Reads the site's settings with the same code as the build, and prints its warnings.
 *
 * @param root - folder of the project
 * @throws Refusal listing every invalid setting
 */
export function readSettings(_root: string, environment: NodeJS.ProcessEnv): Settings {
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
