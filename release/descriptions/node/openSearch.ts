import escapeHtml from 'escape-html';
import type { Settings } from '../../../site/settings.ts';

/**
 * The description of the site's search, which lets browsers offer it.
 *
 * It replaces the theme's, which has no option for it: that one has the whole title as the short name, which may have 16
 * characters, and calls the SVG an icon file.
 *
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 */
export function openSearch({
  title,
  shortTitle,
  url,
  baseUrl,
}: Pick<Settings, 'title' | 'shortTitle' | 'url' | 'baseUrl'>): string {
  const home = escapeHtml(url + baseUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(shortTitle)}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${home}img/favicon.svg</Image>
  <Image width="32" height="32" type="image/x-icon">${home}favicon.ico</Image>
  <Url type="text/html" method="get" template="${home}search?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${home}opensearch.xml"/>
</OpenSearchDescription>
`;
}
