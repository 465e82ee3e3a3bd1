import { cpSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { Section } from '../../../site/identity.ts';
import { loadedPages, loadedVersions } from '../../documents/node/loadedContent.ts';
import { runTask } from '../../tasks/node/task.ts';
import { cardPath } from '../shared/card.ts';
import type { CardsTask, PageCard } from './drawCards.ts';

/** Where the site's title and its tagline are. */
const SETTINGS = 'site/variables.ts';

/** Options of the plugin. */
export interface CardsOptions {
  readonly sections: readonly Section[];
  /** Absolute path of the mark, an SVG. */
  readonly mark: string;
  /** Absolute path of a folder that keeps the cards between builds. */
  readonly cache: string;
}

/**
 * Draws a social card for each document, each MDX page, and the site itself, whose card is also that of all other pages.
 * They go into the build's folder `cards/`, under the paths of the pages. They don't depend on the
 * rendered pages, so they're drawn while the framework builds.
 */
export function cardsPlugin({
  sections,
  mark,
  cache,
}: CardsOptions): (context: LoadContext) => Plugin {
  return ({ generatedFilesDir, siteConfig: { title: siteTitle, tagline, baseUrl } }) => {
    const labels = new Map(sections.map(({ sidebarId, label }) => [sidebarId, label]));
    const folder = path.join(generatedFilesDir, 'cards', 'default');
    let drawn: Promise<void> | undefined;

    return {
      name: 'cards',
      async allContentLoaded({ allContent }) {
        if (process.env.NODE_ENV === 'development') {
          return;
        }
        const cards: PageCard[] = [
          [cardPath(baseUrl, baseUrl), { title: siteTitle, below: tagline }, SETTINGS],
        ];
        for (const { docs } of loadedVersions(allContent)) {
          for (const { permalink, title, sidebar, frontMatter, source } of docs) {
            const above = labels.get(sidebar ?? '');
            const verified = frontMatter.verified as string | undefined;
            const card = { title, below: siteTitle, above, verified };
            cards.push([cardPath(permalink, baseUrl), card, aliasedSitePathToRelativePath(source)]);
          }
        }
        for (const page of loadedPages(allContent)) {
          if (page.type === 'mdx' && page.title !== undefined) {
            const card = { title: page.title, below: siteTitle };
            const source = aliasedSitePathToRelativePath(page.source);
            cards.push([cardPath(page.permalink, baseUrl), card, source]);
          }
        }
        const task: CardsTask = { cards, mark, folder, cache };
        drawn = runTask(new URL('./drawCards.ts', import.meta.url), task);
      },
      async postBuild({ outDir }) {
        await drawn;
        // At once: asynchronously, each file would have to wait for the plugins that keep the thread busy.
        cpSync(folder, outDir, { recursive: true });
      },
    };
  };
}
