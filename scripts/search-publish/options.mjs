import { Refusal } from '../command/refusal.mjs';

/** Variable of the key that may write. It is not a setting of the site, so that it cannot reach a page. */
export const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/**
 * What is to be published, and how.
 *
 * @typedef {object} PublishOptions
 * @property {boolean} isDryRun whether only to say what would be sent
 * @property {string} adminKey empty in a dry run that has none
 */

/**
 * Reads what was typed, and the key.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @returns {PublishOptions}
 * @throws {Refusal} when an argument is not known, or there is no key to send anything with
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
 * The account that the site asks, and its records are published to.
 *
 * @param {import('../../site/settings.ts').Settings} settings
 * @returns {import('../../site/settings.ts').HostedSearch}
 * @throws {Refusal} when the site searches in the browser
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
 * An environment for commands that this one starts.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv} the same without the key
 */
export function withoutAdminKey(environment) {
  const { [ADMIN_KEY]: _, ...rest } = environment;
  return rest;
}
