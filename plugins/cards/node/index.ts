import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import pLimit from 'p-limit';
import type { Section } from '../../../site/identity.ts';
import { loadedPages, loadedVersions } from '../../documents/node/loadedContent.ts';
import { cardPath } from '../shared/card.ts';
import { type Card, cardElement } from './card.ts';
import { cardPainter } from './draw.ts';

/** Options of the plugin. */
export interface CardsOptions {
  readonly sections: readonly Section[];
  /** Absolute path of the mark, an SVG. */
  readonly mark: string;
  /** Absolute path of a folder that keeps the cards between builds. */
  readonly cache: string;
}

/** A page with a card. */
interface CardPage extends Pick<Card, 'title' | 'above' | 'verified' | 'below'> {
  readonly permalink: string;
}

/**
 * Draws a social card for each document, each MDX page, and the site itself, whose card is also that of all other pages.
 * They go into the build's folder `cards/`, under the paths of the pages.
 */
export function cardsPlugin({
  sections,
  mark,
  cache,
}: CardsOptions): (context: LoadContext) => Plugin {
  return ({ siteConfig: { title: siteTitle, tagline, baseUrl } }) => {
    const labels = new Map(sections.map(({ sidebarId, label }) => [sidebarId, label]));
    let pages: readonly CardPage[] = [];

    return {
      name: 'cards',
      async allContentLoaded({ allContent }) {
        pages = [
          { permalink: baseUrl, title: siteTitle, below: tagline },
          ...loadedVersions(allContent)
            .flatMap(({ docs }) => docs)
            .map(({ permalink, title, sidebar, frontMatter }) => ({
              permalink,
              title,
              below: siteTitle,
              above: labels.get(sidebar ?? ''),
              verified: frontMatter.verified as string | undefined,
            })),
          ...loadedPages(allContent).flatMap((page) =>
            page.type === 'mdx' && page.title !== undefined
              ? [{ permalink: page.permalink, title: page.title, below: siteTitle }]
              : [],
          ),
        ];
      },
      async postBuild({ outDir }) {
        const svg = (await readFile(mark)).toString('base64');
        const painter = cardPainter(cache);
        // More would only keep more pictures in memory.
        await pLimit(availableParallelism()).map(pages, async ({ permalink, ...page }) => {
          const file = path.join(outDir, cardPath(permalink, baseUrl));
          const card = { ...page, mark: `data:image/svg+xml;base64,${svg}` };
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await painter.paint(cardElement(card)));
        });
        await painter.prune();
      },
    };
  };
}
