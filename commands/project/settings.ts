import * as site from '../../site/settings.ts';

/**
 * Reads the site's settings with the same code as the build, and prints its warnings.
 *
 * @throws SettingsError listing every invalid setting
 */
export function readSettings(environment: NodeJS.ProcessEnv): site.Settings {
  const settings = site.readSettings(environment);
  for (const notice of site.settingsNotices(environment, settings)) {
    console.warn(notice);
  }
  return settings;
}
