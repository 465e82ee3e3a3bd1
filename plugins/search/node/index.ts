import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Section } from '../../../site/identity.ts';
import type { Settings } from '../../../site/settings.ts';
import { type Heading, headingsOf } from '../../mdx/node/headings.ts';
import { parseMdx } from '../../mdx/node/parse.ts';
import type { SearchRecord } from '../shared/record.ts';
import { recordsOf } from './records.ts';

/** What the plugin needs from the site's configuration. */
export interface SearchOptions {
  readonly sections: readonly Section[];
  readonly search: Settings['search'];
}

/** Heading of the results that stand in no section. */
const NO_SECTION = 'Library';

/** A page as the content plugins describe it; a part of their own metadata. */
interface SourcePage {
  readonly source: string;
  readonly permalink: string;
  readonly title?: string | undefined;
  readonly sidebar?: string | undefined;
  readonly frontMatter: { readonly [key: string]: unknown };
}

/** Reads the headings of files, each again only when it has changed: a dev server asks at every save. */
function headingsReader(siteDir: string): (source: string) => Promise<readonly Heading[]> {
  const known = new Map<string, { text: string; headings: readonly Heading[] }>();
  return async (source) => {
    const file = path.join(siteDir, source.replace(/^@site\//, ''));
    const text = await readFile(file, 'utf8');
    const before = known.get(file);
    if (before?.text === text) {
      return before.headings;
    }
    try {
      const { content } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text });
      const headings = headingsOf(parseMdx(content));
      known.set(file, { text, headings });
      return headings;
    } catch {
      // The bundler compiles the same text, fails on the same place and shows it with its frame.
      return [];
    }
  };
}

function keywordsOf({ keywords }: SourcePage['frontMatter']): readonly string[] {
  return Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [];
}

/**
 * Writes `records.json`: what a search can find in the documents and in the pages made from MDX.
 * Drafts and unlisted ones are left out. With the hosted provider, pages hint its host to the browser.
 */
export function searchPlugin({
  sections,
  search,
}: SearchOptions): (context: LoadContext) => Plugin {
  return ({ siteDir, siteConfig: { url, baseUrl, trailingSlash }, i18n: { currentLocale } }) => {
    const readHeadings = headingsReader(siteDir);
    const labels = new Map(sections.map(({ sidebarId, label }) => [sidebarId, label]));

    const pageRecords = async (page: SourcePage, tag: string): Promise<readonly SearchRecord[]> =>
      recordsOf({
        url: url + applyTrailingSlash(page.permalink, { trailingSlash, baseUrl }),
        title: page.title ?? page.permalink,
        section: labels.get(page.sidebar ?? '') ?? NO_SECTION,
        keywords: keywordsOf(page.frontMatter),
        headings: await readHeadings(page.source),
        language: currentLocale,
        tag,
      });

    return {
      name: 'search',
      async allContentLoaded({ allContent, actions }) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as
          | DocsContent
          | undefined;
        const pages = allContent['docusaurus-plugin-content-pages']?.default as
          | PagesContent
          | undefined;
        const records = await Promise.all([
          ...(docs?.loadedVersions ?? []).flatMap(({ versionName, docs: documents }) =>
            documents
              .filter(({ draft, unlisted }) => !draft && !unlisted)
              .map((document) => pageRecords(document, `docs-default-${versionName}`)),
          ),
          ...(pages ?? []).flatMap((page) =>
            page.type === 'mdx' && !page.unlisted ? [pageRecords(page, 'default')] : [],
          ),
        ]);
        await actions.createData('records.json', records.flat());
      },
      injectHtmlTags() {
        if (search.provider !== 'hosted') {
          return {};
        }
        const href = `https://${search.appId}-dsn.algolia.net`;
        return {
          headTags: [
            { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } },
          ],
        };
      },
    };
  };
}
