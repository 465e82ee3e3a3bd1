import { Refusal } from '../../site/refusal.ts';
import type { HostedSearch, Settings } from '../../site/settings.ts';
import { ADMIN_KEY_VARIABLE } from '../../site/variables.ts';

/** What to publish to, and how. */
interface PublishOptions {
  /** The account that the site queries. */
  readonly search: HostedSearch;
  /** A key that may write; undefined to only print what would be sent. */
  readonly adminKey: string | undefined;
  /** The environment for child processes, without the key. */
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Reads the arguments and the key, which isn't one of the site's settings, so that it can't end up in a page.
 *
 * @throws Refusal if an argument is unknown, the key is missing, or the site searches in the browser
 */
export function readOptions(
  args: readonly string[],
  { [ADMIN_KEY_VARIABLE]: key = '', ...environment }: NodeJS.ProcessEnv,
  { search }: Settings,
): PublishOptions {
  const unknown = args.find((argument) => argument !== '--dry-run');
  if (unknown !== undefined) {
    throw new Refusal(`"${unknown}" isn't an option of search:publish; its only one is --dry-run`);
  }
  const adminKey = args.length > 0 ? undefined : key.trim();
  if (adminKey === '') {
    throw new Refusal(
      `${ADMIN_KEY_VARIABLE} is not set; set it to a key of the provider that may write, for this command only, or see what would be sent with npm run search:publish -- --dry-run`,
    );
  }
  if (search.provider !== 'hosted') {
    throw new Refusal(
      'The site searches in the browser, so there is nowhere to publish to; set SITE_SEARCH_APP_ID, SITE_SEARCH_API_KEY and SITE_SEARCH_INDEX as for its build',
    );
  }
  return { search, adminKey, environment };
}
