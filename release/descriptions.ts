import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import escapeHtml from 'escape-html';
import type { Settings } from '../site/settings.ts';

/** How long `security.txt` is valid: the standard recommends less than a year. */
const VALID_DAYS = 364;

const DAY_MS = 86_400_000;

/** The settings that the descriptions depend on. */
export type DescribedSettings = Pick<
  Settings,
  'title' | 'shortTitle' | 'url' | 'baseUrl' | 'trailingSlash' | 'securityContact'
>;

/**
 * The description of the site's search, which lets browsers offer it.
 *
 * It replaces the theme's, which has no option for it: that one has the whole title as the short name, which may have 16
 * characters, and calls the SVG an icon file.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
function openSearch(settings: DescribedSettings): string {
  const { title, shortTitle, url, baseUrl, trailingSlash } = settings;
  const home = escapeHtml(url + baseUrl);
  const search = applyTrailingSlash('search', { trailingSlash, baseUrl });
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortTitle)}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${home}img/favicon.svg</Image>
  <Image width="32" height="32" type="image/x-icon">${home}favicon.ico</Image>
  <Url type="text/html" method="get" template="${home}${search}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>
</OpenSearchDescription>
`;
}

/**
 * Writes what describes the whole site to other programs: `robots.txt` for crawlers, `opensearch.xml` for browsers, and
 * `security.txt` for whoever finds a security problem, if there's a contact. That one expires, so a site has to be built
 * at least once a year.
 *
 * @param folder - a complete build
 * @param now - milliseconds since the epoch
 * @see https://www.rfc-editor.org/rfc/rfc9116 for `security.txt`
 */
export async function writeDescriptions(
  folder: string,
  settings: DescribedSettings,
  now: number,
): Promise<void> {
  const home = settings.url + settings.baseUrl;
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;
  await writeFile(path.join(folder, 'robots.txt'), robots);
  await writeFile(path.join(folder, 'opensearch.xml'), openSearch(settings));
  if (settings.securityContact !== undefined) {
    await mkdir(path.join(folder, '.well-known'), { recursive: true });
    // From the start of the day, so that builds of the same day are the same.
    const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS);
    const lines = [
      `Contact: ${settings.securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${home}.well-known/security.txt`,
    ];
    await writeFile(path.join(folder, '.well-known', 'security.txt'), `${lines.join('\n')}\n`);
  }
}
