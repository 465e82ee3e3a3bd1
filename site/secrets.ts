import type { Environment } from './variables.ts';

/** Names of variables for keys, tokens, and passwords, of whatever program. */
const SECRET = /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?)(?:_|$)/i;

/**
 * The variables that code of packages may read: the site's settings, which are public, and what isn't secret.
 *
 * @param environment - of this process
 */
export function withoutSecrets(environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => name.startsWith('SITE_') || !SECRET.test(name)),
  );
}
