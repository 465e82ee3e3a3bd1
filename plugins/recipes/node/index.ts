import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import { cardPath } from '../../cards/shared/card.ts';
import { loadedVersions } from '../../documents/node/loadedContent.ts';
import type { DocumentCheck } from '../../mdx/node/faults.ts';
import { parseMdx } from '../../mdx/node/parse.ts';
import { readText } from '../../mdx/node/sourceText.ts';
import { type Conversion, type Densities, densitiesOf } from './amounts.ts';
import { type ReadRecipe, readRecipe } from './readRecipe.ts';
import { DATA, generatedFileOf, STRUCTURED } from './remarkRecipe.ts';

export { remarkRecipe } from './remarkRecipe.ts';

/** The code of recipes. Excludes cook mode, which is loaded on demand. */
const RECIPE_CODE = /\/plugins\/recipes\/(?:client\/(?!CookMode)|shared\/)/;

/** A module may have no file. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

type Document = ReturnType<typeof loadedVersions>[number]['docs'][number];

/** Parses a text; `undefined` if it isn't valid MDX, which the contract reports. */
function treeIn(text: string): Root | undefined {
  try {
    return parseMdx(text);
  } catch {
    return undefined;
  }
}

export function recipeFaults(conversions: readonly Conversion[]): DocumentCheck {
  const densities = densitiesOf(conversions);
  return (tree) => readRecipe(tree, { title: '', keywords: [] }, densities).faults;
}

/** Writes the data of recipes for their pages and for search engines, and keeps their code in a separate chunk. */
export function recipesPlugin({
  conversions,
}: {
  readonly conversions: () => readonly Conversion[];
}): (context: LoadContext) => Plugin {
  return ({ siteDir, generatedFilesDir, siteConfig: { url, baseUrl } }) => {
    async function recipeIn(
      { source, permalink, title, description, frontMatter: { keywords } }: Document,
      densities: Densities,
    ): Promise<{ readonly file: string; readonly recipe?: ReadRecipe }> {
      const file = path.join(siteDir, source.replace(/^@site\//, ''));
      const text = await readText(file);
      if (!/<Recipe\s/.test(text)) {
        return { file };
      }
      const facts = {
        title,
        description,
        image: url + baseUrl + cardPath(permalink, baseUrl),
        keywords: Array.isArray(keywords) ? keywords : [],
      };
      const tree = treeIn(text);
      return tree ? { file, ...readRecipe(tree, facts, densities) } : { file };
    }

    return {
      name: 'recipes',
      async allContentLoaded({ allContent, actions: { createData } }) {
        const documents = loadedVersions(allContent).flatMap(({ docs }) => docs);
        const densities = densitiesOf(conversions());
        const read = await Promise.all(documents.map((doc) => recipeIn(doc, densities)));
        for (const { file, recipe } of read) {
          if (recipe !== undefined) {
            const generated = generatedFileOf(siteDir, file);
            await createData(`${DATA}/${generated}`, recipe.data);
            await createData(`${STRUCTURED}/${generated}`, recipe.structured);
          }
        }
      },
      configureWebpack(_config, isServer) {
        if (isServer) {
          return {};
        }
        return {
          resolve: {
            // Structured data is part of the rendered HTML for search engines; the browser bundle doesn't need it.
            alias: { [path.join(generatedFilesDir, 'recipes', 'default', STRUCTURED)]: false },
          },
          optimization: {
            splitChunks: {
              cacheGroups: {
                // A shared chunk that only pages with a recipe load.
                recipes: {
                  name: 'recipes',
                  test: (module: BundledModule) =>
                    RECIPE_CODE.test((module.nameForCondition?.() ?? '').replaceAll('\\', '/')),
                  chunks: 'async',
                  enforce: true,
                  priority: 45,
                },
              },
            },
          },
        };
      },
    };
  };
}
