/**
 * Where to report a mistake on a page: on GitHub, the form (in .github/ISSUE_TEMPLATE/) with the page and the heading of
 * the section filled in; on other hosts, the list of issues.
 */
export function mistakeAddress(repository: string, page: string, heading = ''): string {
  if (new URL(repository).hostname !== 'github.com') {
    return `${repository}/issues`;
  }
  const section = heading && encodeURIComponent(`#${heading}`);
  return `${repository}/issues/new?template=mistake.yml&page=${page}${section}`;
}
