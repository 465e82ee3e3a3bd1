import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { recipesPlugin } from '../../../../../plugins/recipes/node/index.ts';
import { temporaryFolder } from '../../../temporaryFolder.ts';

const RECIPE = `---
title: Bread
---

<Recipe servings={2} active="PT5M" total="PT1H" equipment={['pan']} allergens={[]} />

<Ingredients>
- <Amount g={500} of="flour" />
</Ingredients>

<Steps>
1. Bake.
</Steps>
`;

const pluginIn = (siteDir: string): Plugin =>
  recipesPlugin({
    conversions: () => [{ ingredient: 'Flour', aliases: null, gramsPerCup: 120 }],
  })({
    siteDir,
    generatedFilesDir: '/generated',
    siteConfig: { url: 'https://library.example.org', baseUrl: '/base/' },
  } as LoadContext);

/** The data that the plugin writes for documents, given as texts by their names, and what their front matter adds. */
async function dataOf(
  texts: Readonly<Record<string, string>>,
  frontMatter: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const files = Object.entries(texts).map(([name, text]) => [`docs/${name}.mdx`, text]);
  const docs = Object.keys(texts).map((name) => ({
    source: `@site/docs/${name}.mdx`,
    permalink: `/base/${name}`,
    title: `The ${name}`,
    description: 'A sample.',
    frontMatter,
  }));
  const written: Record<string, unknown> = {};
  const allContent = {
    'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs }] } },
  };
  const createData = async (name: string, data: unknown) => {
    written[name] = data;
    return name;
  };
  await pluginIn(temporaryFolder(Object.fromEntries(files))).allContentLoaded?.({
    allContent,
    actions: { createData },
  } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
  return written;
}

test('a recipe has a file for its page, and one for search engines', async () => {
  expect(await dataOf({ bread: RECIPE }, { keywords: ['loaf', 'crumb'] })).toEqual({
    'data/docs/bread.json': {
      servings: 2,
      ingredients: { flour: { kind: 'mass', size: 500 } },
      gramsPerCup: { flour: 120 },
    },
    'structured/docs/bread.json': expect.objectContaining({
      name: 'The bread',
      description: 'A sample.',
      image: 'https://library.example.org/base/cards/bread.png',
      keywords: 'loaf, crumb',
    }),
  });
});

test.each([
  undefined,
  'loaf',
])('a recipe whose keywords are %o, not a list, has none', async (keywords) => {
  const { 'structured/docs/bread.json': structured } = await dataOf(
    { bread: RECIPE },
    { keywords },
  );
  expect(structured).toBeDefined();
  expect(structured).not.toHaveProperty('keywords');
});

test('documents without a recipe, and with one that can’t be read, have no files', async () => {
  const texts = {
    tea: '# Tea\n\nNo <Recipes /> here.\n',
    broken: `${RECIPE}\n<Tabs>\n`,
    wrong: RECIPE.replace('servings={2}', ''),
  };
  expect(await dataOf(texts)).toEqual({});
  expect(Object.keys(await dataOf({ ...texts, bread: RECIPE }))).toEqual([
    'data/docs/bread.json',
    'structured/docs/bread.json',
  ]);
});

test('the data are where pages import them from', () => {
  expect(pluginIn('/site').name).toBe('recipes');
});

interface Bundles {
  readonly resolve?: { readonly alias: Readonly<Record<string, false>> };
  readonly optimization?: {
    readonly splitChunks: {
      readonly cacheGroups: {
        readonly recipes: {
          readonly name: string;
          test(module: { nameForCondition?(): string | null }): boolean;
        };
      };
    };
  };
}

function bundles(isServer: boolean): Bundles {
  const configure = pluginIn('/site').configureWebpack as (...args: unknown[]) => Bundles;
  return configure({}, isServer);
}

test('browsers get no data for search engines, and servers get everything', () => {
  expect(bundles(false).resolve?.alias).toEqual({
    [path.join('/generated', 'recipes', 'default', 'structured')]: false,
  });
  expect(bundles(true)).toEqual({});
});

test.each([
  ['/site/plugins/recipes/client/index.tsx', true],
  ['/site/plugins/recipes/shared/amount.ts', true],
  ['C:\\site\\plugins\\recipes\\shared\\amount.ts', true],
  ['/site/plugins/recipes/client/CookMode.tsx', false],
  ['/site/plugins/recipe-cards/client/index.tsx', false],
  ['/site/plugins/recipes/node/index.ts', false],
  [null, false],
])('%s is bundled with recipes: %s', (file, expected) => {
  const { recipes } = bundles(false).optimization?.splitChunks.cacheGroups ?? {};
  expect(recipes?.test({ nameForCondition: () => file })).toBe(expected);
});

test('a module without a file is not bundled with recipes', () => {
  expect(bundles(false).optimization?.splitChunks.cacheGroups.recipes.test({})).toBe(false);
});
