import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { recipesPlugin } from '../../../../../plugins/recipes/node/index.ts';
import { temporaryFolder } from '../../../scripts/temporaryFolder.ts';

const RECIPE = `---
title: Bread
---

<Recipe servings={2} active="PT5M" total="PT10M" equipment={['pot']} allergens={[]} />

<Ingredients>

- <Amount g={GRAMS} of="flour" />

</Ingredients>

<Steps>

1. Stir <Amount of="flour" />.

</Steps>
`;

/** What the pages of a build get of the recipe, with results kept in a folder. */
async function built(
  cacheFolder: string,
  grams: number,
  gramsPerCup: number,
  more = '',
): Promise<string> {
  const siteDir = temporaryFolder({
    'docs/bread.mdx': RECIPE.replace('GRAMS', String(grams)) + more,
  });
  const conversions = () => [{ ingredient: 'Flour', aliases: null, gramsPerCup }];
  const context = { siteDir, generatedFilesDir: path.join(siteDir, 'generated') } as LoadContext;
  const plugin = recipesPlugin({ conversions, cacheFolder })(context);
  const written: string[] = [];
  const document = {
    source: '@site/docs/bread.mdx',
    title: 'Bread',
    description: 'A bread.',
    frontMatter: {},
  };
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': { default: { loadedVersions: [{ docs: [document] }] } },
    },
    actions: {
      addRoute: () => undefined,
      setGlobalData: () => undefined,
      createData: async (name, data) => {
        written.push(JSON.stringify(data));
        return name;
      },
    },
  });
  return written.join('\n');
}

test('a recipe, or what it is converted by, that has changed since the build before is read again', async () => {
  const cache = temporaryFolder({});
  const first = await built(cache, 500, 120);
  expect(first).toContain('"gramsPerCup":{"flour":120}');
  expect(await built(cache, 500, 125)).toContain('"gramsPerCup":{"flour":125}');
  expect(await built(cache, 400, 120)).toContain('"size":400');
  expect(await built(cache, 500, 120)).toBe(first);
});

test('a document that cannot be read has no recipe, and stops nothing', async () => {
  expect(await built(temporaryFolder({}), 500, 120, '<Amount')).toBe('');
});
