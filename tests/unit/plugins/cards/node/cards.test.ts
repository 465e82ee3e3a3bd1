import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import satori from 'satori';
import { describe, expect, test } from 'vitest';
import { type Card, cardElement } from '../../../../../plugins/cards/node/card.ts';
import { cardPainter, readFonts } from '../../../../../plugins/cards/node/draw.ts';
import type { CardsTask } from '../../../../../plugins/cards/node/drawCards.ts';
import { cardsPlugin } from '../../../../../plugins/cards/node/index.ts';
import { CARD_SIZE, cardPath } from '../../../../../plugins/cards/shared/card.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const MARK = path.join(import.meta.dirname, '../../../../../static/img/mark-light.svg');

const TEA: Card = {
  title: 'Tea',
  above: 'Cooking',
  verified: '2026-11-21',
  below: 'Personal Documents Library',
  mark: `data:image/svg+xml;base64,${readFileSync(MARK).toString('base64')}`,
};

/** A rectangle of a drawn card, in pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Lays out a card, and returns the rectangles of the elements with some text. */
async function boxesOf(card: Card, text: string): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  await satori(cardElement(card) as never, {
    ...CARD_SIZE,
    fonts: await readFonts(),
    onNodeDetected: ({ textContent, left, top, width, height }) => {
      if (textContent === text) {
        boxes.push({ left, top, width, height });
      }
    },
  });
  return boxes;
}

describe('a card', () => {
  test.each([
    'Tea',
    'USB-C Chargers, Cables, and Power Banks',
    'Internationalization, Localization, and Everything Else That Has to Be Known About Languages',
  ])('has room for the title "%s" between the section, the shelf, and the books', async (title) => {
    const boxes = await boxesOf({ ...TEA, title }, title);
    expect(boxes.length).toBeGreaterThan(0);
    for (const { left, top, width, height } of boxes) {
      expect(top).toBeGreaterThanOrEqual(108);
      expect(top + height).toBeLessThanOrEqual(500);
      expect(left + width).toBeLessThanOrEqual(930);
    }
  });

  test('says when its facts were checked, if they were', async () => {
    expect(await boxesOf(TEA, 'Verified November 21, 2026')).not.toEqual([]);
    const { verified: _, ...unverified } = TEA;
    expect(JSON.stringify(cardElement(unverified))).not.toContain('Verified');
  });

  test('is a PNG of the size that the tags say, and small', async () => {
    const png = await cardPainter(temporaryFolder({})).paint(cardElement(TEA));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(45_000);
  });
});

describe('the letters of a title', () => {
  test.each(['Phở', 'Łódź', 'Čaj', 'Чай', '½ °C – naïve'])('in "%s" are drawn', async (title) => {
    const image = cardPainter(temporaryFolder({})).paint(cardElement({ ...TEA, title }));
    await expect(image).resolves.toBeInstanceOf(Buffer);
  });

  test('that no font has stop the build, with the document and the letters', async () => {
    const { mark: _, ...card } = TEA;
    const task: CardsTask = {
      cards: [
        ['cards/tea.png', card, 'docs/tea.mdx'],
        ['cards/sencha.png', { ...card, title: 'Sencha 煎茶' }, 'docs/sencha.mdx'],
      ],
      mark: MARK,
      folder: temporaryFolder({}),
      cache: temporaryFolder({}),
    };
    const root = path.join(import.meta.dirname, '../../../../..');
    const child = fork(path.join(root, 'plugins/cards/node/drawCards.ts'), {
      execArgv: ['--require', path.join(root, 'commands/bootstrap/typescript.cjs')],
      silent: true,
    });
    let told = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    child.send(task);
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(told).toBe(
      'docs/sencha.mdx: the fonts of social cards lack "煎茶", which the title has; write it with other letters, or add a font to plugins/cards/node/draw.ts\n',
    );
    expect(readdirSync(task.cache)).toHaveLength(1);
  });
});

test('a card is kept for the next build as long as it says the same', async () => {
  const folder = temporaryFolder({});
  const first = cardPainter(folder);
  // Two pages can have the same card.
  await Promise.all([first.paint(cardElement(TEA)), first.paint(cardElement(TEA))]);
  await first.paint(cardElement({ ...TEA, title: 'Water' }));
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);

  for (const name of names) {
    writeFileSync(path.join(folder, name), 'kept');
  }
  const second = cardPainter(folder);
  expect((await second.paint(cardElement(TEA))).toString()).toBe('kept');
  expect((await second.paint(cardElement({ ...TEA, title: 'Teas' }))).toString()).not.toBe('kept');
  await second.prune();
  expect(readdirSync(folder)).toHaveLength(2);
});

test('the path of a card is the same whether or not addresses end with a slash', () => {
  expect(cardPath('/library/tea', '/library/')).toBe('cards/tea.png');
  expect(cardPath('/library/tea/', '/library/')).toBe('cards/tea.png');
  expect(cardPath('/library/', '/library/')).toBe('cards/index.png');
  expect(cardPath('/', '/')).toBe('cards/index.png');
});

test('there is a card for each document and each page with a title, and one for the site', async () => {
  const [outDir, cache] = [temporaryFolder({}), temporaryFolder({})];
  const plugin = cardsPlugin({
    sections: [{ folder: 'notes', sidebarId: 'notesSidebar', label: 'Notes' }],
    mark: MARK,
    cache,
  })({
    generatedFilesDir: temporaryFolder({}),
    siteConfig: { title: 'Notes', tagline: 'All', baseUrl: '/n/' },
  } as LoadContext);
  const source = '@site/docs/notes/tea.mdx';
  const docs = [
    { permalink: '/n/tea/', title: 'Tea', sidebar: 'notesSidebar', frontMatter: {}, source },
  ];
  const pages = [
    { type: 'mdx', permalink: '/n/about/', title: 'About', source: '@site/src/pages/about.mdx' },
    { type: 'jsx', permalink: '/n/' },
  ];
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
    'docusaurus-plugin-content-pages': { default: pages },
  };
  await plugin.allContentLoaded?.({ allContent } as unknown as Parameters<
    NonNullable<Plugin['allContentLoaded']>
  >[0]);
  await plugin.postBuild?.({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  expect(readdirSync(path.join(outDir, 'cards')).sort()).toEqual([
    'about.png',
    'index.png',
    'tea.png',
  ]);
});
