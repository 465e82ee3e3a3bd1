import type { Nodes, Parent, Root } from 'mdast';
import { type ComponentNode, isComponent } from '../../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../../mdx/node/faults.ts';
import { minutesOf, timeUnitsIn } from '../shared/duration.ts';
import type { RecipeData, StructuredRecipe } from '../shared/recipe.ts';
import { fahrenheitOf } from '../shared/temperature.ts';
import { type PlacedAmount, readAmounts } from './amounts.ts';
import { type AttributesOf, type ComponentName, readAttributes, SCHEMAS } from './attributes.ts';
import type { Densities } from './densities.ts';
import { itemsIn, listFaults, stepList, topComponents } from './lists.ts';
import { plainText } from './text.ts';

/** A document's front matter, as far as recipes need it. */
export interface DocumentFacts {
  readonly title: string;
  readonly description?: string | undefined;
  readonly keywords: readonly string[];
  /** URL of its social card. */
  readonly image?: string;
}

/** The result of reading a recipe: the data for its page and for search engines. */
export interface ReadRecipe {
  readonly data: RecipeData;
  readonly structured: StructuredRecipe;
}

/** Maximum difference in °F between an explicit value and the conversion from °C. */
const FAHRENHEIT_TOLERANCE = 15;

const NAMES = Object.keys(SCHEMAS) as ComponentName[];

interface Found {
  readonly name: ComponentName;
  readonly node: ComponentNode;
  readonly ancestors: readonly Nodes[];
}

/** The recipe components in a node, in document order. */
function componentsIn(node: Nodes, ancestors: readonly Nodes[] = []): readonly Found[] {
  const name = NAMES.find((known) => isComponent(node, known));
  return [
    ...(name === undefined ? [] : [{ name, node: node as ComponentNode, ancestors }]),
    ...('children' in node ? node.children : []).flatMap((child) =>
      componentsIn(child, [...ancestors, node]),
    ),
  ];
}

const placeOf = ({ node, ancestors }: Found): PlacedAmount => {
  const isIn = (name: string) => ancestors.some((ancestor) => isComponent(ancestor, name));
  return { node, place: isIn('Ingredients') ? 'ingredients' : isIn('Steps') ? 'steps' : 'text' };
};

/** Checks the values of a temperature or timer beyond their types. */
function valueFaults({ name, node }: Found): readonly Fault[] {
  if (name === 'Temperature') {
    const { attributes, faults } = readAttributes(name, node);
    const { c = 0, to, f } = attributes ?? {};
    const isFar = f !== undefined && Math.abs(f - fahrenheitOf(c)) > FAHRENHEIT_TOLERANCE;
    return [
      ...faults,
      ...(isFar ? [faultAt(node, `<Temperature> ${f} °F is not ${c} °C; correct one`)] : []),
      ...(to !== undefined && to <= c
        ? [faultAt(node, '<Temperature> "to" is not above "c"')]
        : []),
      ...(to !== undefined && f !== undefined
        ? [faultAt(node, '<Temperature> takes "to" or "f", not both')]
        : []),
    ];
  }
  if (name === 'Timer') {
    const { attributes, faults } = readAttributes(name, node);
    if (attributes === undefined) {
      return faults;
    }
    const [unit, ...others] = timeUnitsIn(attributes);
    if (unit === undefined || others.length > 0) {
      return [faultAt(node, '<Timer> needs one of seconds, minutes, hours, such as minutes={20}')];
    }
    const { to = Number.POSITIVE_INFINITY, [unit]: from = 0 } = attributes;
    return to <= from ? [faultAt(node, `<Timer> "to" is not above "${unit}"`)] : [];
  }
  return name === 'Amount' ? [] : readAttributes(name, node).faults;
}

function timeFaults(node: ComponentNode, { active, total, totalMax }: AttributesOf<'Recipe'>) {
  const [work = 0, least = 0] = [minutesOf(active), minutesOf(total)];
  return [
    ...(work > least ? [faultAt(node, '<Recipe> "active" is more than "total"')] : []),
    ...(totalMax !== undefined && (minutesOf(totalMax) ?? 0) <= least
      ? [faultAt(node, '<Recipe> "totalMax" is not more than "total"')]
      : []),
  ];
}

function structuredRecipe(
  tree: Root,
  attributes: AttributesOf<'Recipe'>,
  { ingredients }: Pick<RecipeData, 'ingredients'>,
  { title, description, keywords, image }: DocumentFacts,
): StructuredRecipe {
  const { servings, yield: makes, active, total } = attributes;
  const told = (items: readonly Nodes[]) => items.map((item) => plainText(item, ingredients));
  const [lists, steps] = [topComponents(tree, 'Ingredients'), topComponents(tree, 'Steps')];
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
    recipeIngredient: told(lists.flatMap((node) => itemsIn(node as Parent))),
    recipeInstructions: told(steps.flatMap((node) => stepList(node)?.children ?? [])).map(
      (text) => ({ '@type': 'HowToStep', text }),
    ),
  };
}

/**
 * Reads and validates the recipe of a document.
 *
 * @param tree - the document
 * @param facts - from its front matter
 * @returns the recipe, if there is one, and its faults, with line numbers of the tree
 */
export function readRecipe(
  tree: Root,
  facts: DocumentFacts,
  densities: Densities,
): { readonly recipe?: ReadRecipe; readonly faults: readonly Fault[] } {
  const found = componentsIn(tree);
  const [first, ...others] = found.filter(({ name }) => name === 'Recipe');
  if (first === undefined) {
    return {
      faults: found.map(({ name, node }) =>
        faultAt(node, `<${name}> is on a page without <Recipe … />`),
      ),
    };
  }
  const { node } = first;
  const { attributes } = readAttributes('Recipe', node);
  const amounts = readAmounts(
    found.filter(({ name }) => name === 'Amount').map(placeOf),
    densities,
  );
  const faults = [
    ...found.flatMap(valueFaults),
    ...amounts.faults,
    ...listFaults(tree, node),
    ...(attributes === undefined ? [] : timeFaults(node, attributes)),
    ...(node.children.length > 0
      ? [faultAt(node, '<Recipe> takes no content; close it as <Recipe … />, the page follows')]
      : []),
    ...others.map((other) => faultAt(other.node, 'a page has one <Recipe>; move this one')),
  ];
  if (attributes === undefined || faults.length > 0) {
    return { faults };
  }
  return {
    recipe: {
      data: { servings: attributes.servings, ...amounts.data },
      structured: structuredRecipe(tree, attributes, amounts.data, facts),
    },
    faults,
  };
}
