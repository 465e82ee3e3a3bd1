import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import type { DocumentCheck } from '../../../mdx/node/faults.ts';
import { parseFile } from '../../../mdx/node/parse.ts';
import { readText } from '../../../mdx/node/sourceText.ts';
import { SCHEMAS } from './attributes.ts';
import { type Conversion, type Densities, densitiesOf } from './densities.ts';
import { DATA, generatedFileOf, STRUCTURED } from './generated.ts';
import { type ReadRecipe, readRecipe } from './readRecipe.ts';

export { remarkRecipe } from './remarkRecipe.ts';

/** What the plugin needs from the site's configuration. */
export interface RecipesOptions {
  /** Gives the rows of the kitchen conversions as they are now. */
  readonly conversions: () => readonly Conversion[];
}

/** The recipe of a document that has one. */
interface DocumentRecipe {
  readonly recipe?: ReadRecipe;
}

/** What the recipe of a document depends on. */
interface RecipeSource extends Pick<SourceDocument, 'title' | 'description'> {
  /** The whole file. */
  readonly text: string;
  readonly keywords: readonly string[];
  readonly densities: Densities;
}

/** A document that uses a component of recipes, told from one that does not without reading it all. */
const USES_RECIPE = new RegExp(`<(?:${Object.keys(SCHEMAS).join('|')})[\\s/>]`);

/** The code of recipes, without cook mode, which is loaded when somebody cooks. */
const RECIPE_CODE = /\/(?:src\/components\/Recipe\/(?!CookMode\/)|plugins\/recipes\/shared\/)/;

/** A module as the bundler asks about it: its file, where it has one. */
interface BundledModule {
  nameForCondition?(): string | null | undefined;
}

/** A document as the docs plugin describes it; a part of its own metadata. */
interface SourceDocument {
  readonly source: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: { readonly [key: string]: unknown };
}

/** The tree of a file; none where it isn't MDX, which the parser throws about. */
function treeOf(text: string): Root | undefined {
  try {
    return parseFile(text).tree;
  } catch {
    return undefined;
  }
}

/** A document's recipe; none where the document has mistakes, which its contract lists. */
function recipeOf({ text, densities, ...head }: RecipeSource): DocumentRecipe {
  const tree = treeOf(text);
  const { recipe } = tree === undefined ? {} : readRecipe(tree, head, densities);
  return recipe === undefined ? {} : { recipe };
}

/** Finds the mistakes in a document's recipe. */
export function recipeFaults(conversions: readonly Conversion[]): DocumentCheck {
  const densities = densitiesOf(conversions);
  return (tree) => readRecipe(tree, { title: '', keywords: [] }, densities).faults;
}

/**
 * Reads the recipes among the documents, writes for each what its page and search engines get, and
 * keeps the code of recipes in chunks of its own.
 */
export function recipesPlugin({ conversions }: RecipesOptions): (context: LoadContext) => Plugin {
  return ({ siteDir, generatedFilesDir }) => {
    async function recipeIn(
      { source, title, description, frontMatter }: SourceDocument,
      densities: Densities,
    ): Promise<DocumentRecipe & { readonly file: string }> {
      const file = path.join(siteDir, source.replace(/^@site\//, ''));
      const text = await readText(file);
      if (!USES_RECIPE.test(text)) {
        return { file };
      }
      const { keywords } = frontMatter;
      const own = {
        text,
        title,
        description,
        keywords: Array.isArray(keywords) ? keywords : [],
      };
      return { file, ...recipeOf({ ...own, densities }) };
    }

    return {
      name: 'recipes',
      async allContentLoaded({ allContent, actions: { createData } }) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as
          | LoadedContent
          | undefined;
        const documents = content?.loadedVersions.flatMap(({ docs }) => docs) ?? [];
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
            // Search engines read it in the page that is served; the browser needs no second copy.
            alias: { [path.join(generatedFilesDir, 'recipes', 'default', STRUCTURED)]: false },
          },
          optimization: {
            splitChunks: {
              cacheGroups: {
                // Pages share it, but only pages with a recipe: neither a copy in each, nor in all.
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
