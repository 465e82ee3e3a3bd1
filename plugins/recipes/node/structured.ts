import type { Nodes, Root } from 'mdast';
import { isComponent } from '../../mdx/node/attributes.ts';
import { nodesOf } from '../../mdx/node/nodes.ts';
import { tellAmount } from '../shared/amount.ts';
import { tellStepTime } from '../shared/duration.ts';
import { measureIn } from '../shared/measure.ts';
import type { RecipeData } from '../shared/recipe.ts';
import { tellTemperature } from '../shared/temperature.ts';
import { type AttributesOf, readAttributes } from './attributes.ts';
import { stepList, topComponents } from './lists.ts';

type Ingredients = RecipeData['ingredients'];

function tellComponent(node: Nodes, content: string, ingredients: Ingredients): string | undefined {
  if (isComponent(node, 'Amount')) {
    const { attributes = {} } = readAttributes('Amount', node);
    const { of = '', one } = attributes;
    const measure = measureIn(attributes) ?? ingredients[of];
    if (measure === undefined) {
      return content;
    }
    const { text, single } = tellAmount({ measure, factor: 1, system: 'metric' });
    return `${text} ${content || (single && one) || of}`.trim();
  }
  if (isComponent(node, 'Temperature')) {
    const { attributes } = readAttributes('Temperature', node);
    return attributes && tellTemperature(attributes, 'metric');
  }
  if (isComponent(node, 'Timer')) {
    const { attributes } = readAttributes('Timer', node);
    return attributes && `(${tellStepTime(attributes)})`;
  }
  return undefined;
}

function textIn(node: Nodes, ingredients: Ingredients): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'break') {
    return ' ';
  }
  const content = 'children' in node ? node.children : [];
  const isBlocks = content.some(({ type }) => type === 'paragraph' || type === 'listItem');
  const inner = content.map((child) => textIn(child, ingredients)).join(isBlocks ? ' ' : '');
  return tellComponent(node, inner, ingredients) ?? inner;
}

/** A document's front matter, as far as recipes need it. */
export interface DocumentFacts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  readonly image?: string;
}

/** A recipe for search engines. Its texts are metric, with °F after °C. */
export function structuredRecipe(
  tree: Root,
  { servings, yield: makes, active, total }: AttributesOf<'Recipe'>,
  ingredients: Ingredients,
  { title, description, keywords, image }: DocumentFacts,
): object {
  const told = (items: readonly Nodes[]) =>
    items.map((item) => textIn(item, ingredients).replace(/\s+/g, ' ').trim());
  const lists = topComponents(tree, 'Ingredients');
  const steps = topComponents(tree, 'Steps').flatMap((node) => stepList(node)?.children ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    recipeYield: [
      `${servings} ${servings === 1 ? 'serving' : 'servings'}`,
      ...(makes === undefined ? [] : [makes]),
    ],
    prepTime: active,
    totalTime: total,
    recipeIngredient: told(lists.flatMap((node) => nodesOf(node, 'listItem'))),
    recipeInstructions: told(steps).map((text) => ({ '@type': 'HowToStep', text })),
  };
}
