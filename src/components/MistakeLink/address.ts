/** The form in .github/ISSUE_TEMPLATE/. */
const FORM = 'mistake.yml';

/**
 * Where to report a mistake: on GitHub, the form with the page filled in; on other hosts, the list of issues.
 *
 * @param repository - URL of the source repository
 * @param page - URL of the page
 * @param heading - ID of the heading of the section; none by default
 */
export function mistakeAddress(repository: string, page: string, heading = ''): string {
  if (new URL(repository).hostname !== 'github.com') {
    return `${repository}/issues`;
  }
  const section = heading && encodeURIComponent(`#${heading}`);
  return `${repository}/issues/new?template=${FORM}&page=${page}${section}`;
}
