/** How long the file is valid: the standard recommends less than a year. */
const VALID_DAYS = 364;

const DAY_MS = 86_400_000;

/** What the file says. */
export interface SecurityTextOptions {
  /** Where to report a problem: an `https:` or `mailto:` URI. */
  readonly contact: string;
  /** URL of the file itself. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The content of `security.txt`. It expires, so a site has to be built at least once a year.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ contact, address, now }: SecurityTextOptions): string {
  // From the start of the day, so that builds of the same day are the same.
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${address}\n`;
}
