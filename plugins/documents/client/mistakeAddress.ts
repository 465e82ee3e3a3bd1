/** Where mistakes are reported. */
export interface MistakePlace {
  readonly repository: string;
  /** An https: or mailto: address that needs no account. */
  readonly contact?: string | undefined;
}

/** What's added to a contact's address: the page is in the subject of an email, so that it isn't lost. */
function contactAddress(contact: string, page: string): string {
  const subject = encodeURIComponent(`Mistake on ${page}`);
  return contact.startsWith('mailto:')
    ? `${contact}${contact.includes('?') ? '&' : '?'}subject=${subject}`
    : contact;
}

/**
 * Where to report a mistake on a page: at the contact, if there is one; otherwise on GitHub, the form (in .github/ISSUE_TEMPLATE/) with the page and the heading of
 * the section filled in; on other hosts, the list of issues.
 */
export function mistakeAddress(
  { repository, contact }: MistakePlace,
  page: string,
  heading = '',
): string {
  if (contact !== undefined) {
    return contactAddress(contact, heading ? `${page}#${heading}` : page);
  }
  if (new URL(repository).hostname !== 'github.com') {
    return `${repository}/issues`;
  }
  const section = heading && encodeURIComponent(`#${heading}`);
  return `${repository}/issues/new?template=mistake.yml&page=${page}${section}`;
}
