import type { HostedSearch, Settings } from '../../site/settings.ts';
import { Refusal } from '../command/refusal.ts';

/** Environment variable of the write key. It isn't one of the site's settings, so that it can't end up in a page. */
export const ADMIN_KEY = 'SEARCH_ADMIN_KEY';

/** How to publish. */
export interface PublishOptions {
  /** Whether to only print what would be sent. */
  readonly isDryRun: boolean;
  /** May be empty in a dry run. */
  readonly adminKey: string;
}

/**
 * Reads the arguments and the key.
 *
 * @throws Refusal if an argument is unknown, or the key is missing and needed
 */
export function readOptions(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): PublishOptions {
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
 * @throws Refusal if the site searches in the browser
 */
export function hostedSearch({ search }: Settings): HostedSearch {
  if (search.provider !== 'hosted') {
    throw new Refusal(
      'The site searches in the browser, so there is nowhere to publish to; set SITE_SEARCH_APP_ID, SITE_SEARCH_API_KEY and SITE_SEARCH_INDEX as for its build',
    );
  }
  return search;
}

/** The environment for child processes. */
export function withoutAdminKey(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { [ADMIN_KEY]: _, ...rest } = environment;
  return rest;
}
