import { Refusal } from '../command/refusal.mjs';

/**
 * Environment variable of the write key. It isn't one of the site's settings, so that it can't end up in a page.
 */
export const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/**
 * How to publish.
 *
 * @typedef {object} PublishOptions
 * @property {boolean} isDryRun whether to only print what would be sent
 * @property {string} adminKey may be empty in a dry run
 */

/**
 * Reads the arguments and the key.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {PublishOptions}
 * @throws {Refusal} if an argument is unknown, or the key is missing and needed
 */
export function readOptions(args, environment) {
  const unknown = args.find((argument) => argument !== '--dry-run');
  if (unknown !== undefined) {
    throw new Refusal(
      `"${unknown}" is not an option of search:publish; it has one, as in npm run search:publish -- --dry-run`,
    );
  }
  const isDryRun = args.length > 0;
  const adminKey = environment[ADMIN_KEY]?.trim() ?? '';
  if (!isDryRun && adminKey === '') {
    throw new Refusal(
      `${ADMIN_KEY} is not set; set it to a key of the provider that may write, for this command only, or see what would be sent with npm run search:publish -- --dry-run`,
    );
  }
  return { isDryRun, adminKey };
}

/**
 * The account to which the records are published, and that the site queries.
 *
 * @param {import('../../site/settings.ts').Settings} settings
 * @returns {import('../../site/settings.ts').HostedSearch}
 * @throws {Refusal} if the site searches in the browser
 */
export function hostedSearch({ search }) {
  if (search.provider !== 'hosted') {
    throw new Refusal(
      'The site searches in the browser, so there is nowhere to publish to; set SITE_SEARCH_APP_ID, SITE_SEARCH_API_KEY and SITE_SEARCH_INDEX as for its build',
    );
  }
  return search;
}

/**
 * The environment for child processes.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv} a copy without the key
 */
export function withoutAdminKey(environment) {
  const { [ADMIN_KEY]: _, ...rest } = environment;
  return rest;
}
