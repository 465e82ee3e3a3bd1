import type { Nodes, Root } from 'mdast';
import { type ComponentNode, isComponent, textOfAttribute } from '../../mdx/node/attributes.ts';
import { type Fault, faultAt } from '../../mdx/node/faults.ts';
import type { RecipeData } from '../shared/recipe.ts';
import { type Densities, type Place, readAmounts } from './amounts.ts';
import { type ComponentName, readAttributes, SCHEMAS } from './attributes.ts';
import { listFaults } from './lists.ts';
import { type DocumentFacts, structuredRecipe } from './structured.ts';

/** A recipe's data for its page and for search engines. */
export interface ReadRecipe {
  readonly data: RecipeData;
  readonly structured: object;
}

const NAMES = Object.keys(SCHEMAS) as ComponentName[];

/** The components whose content is a place for amounts. */
const PLACES: Partial<Record<ComponentName, Place>> = {
  Ingredients: 'ingredients',
  Steps: 'steps',
};

interface Found {
  readonly name: ComponentName;
  readonly node: ComponentNode;
  readonly place: Place;
}

function componentsIn(node: Nodes, place: Place = 'text'): readonly Found[] {
  const name = NAMES.find((known) => isComponent(node, known));
  const inside = (name && PLACES[name]) ?? place;
  return [
    ...(name === undefined ? [] : [{ name, node: node as ComponentNode, place }]),
    ...('children' in node ? node.children : []).flatMap((child) => componentsIn(child, inside)),
  ];
}

/**
 * Reads and validates the recipe of a document.
 *
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
    const faults = found.map(({ name, node }) =>
      faultAt(node, `<${name}> is on a page without <Recipe … />`),
    );
    return { faults };
  }
  const { node } = first;
  const { attributes } = readAttributes('Recipe', node);
  const amounts = readAmounts(
    found.flatMap(({ name, ...amount }) => {
      const read = name === 'Amount' ? readAttributes(name, amount.node).attributes : undefined;
      return read === undefined ? [] : { ...amount, attributes: read };
    }),
    densities,
    new Set(
      found.flatMap(({ name, node: part, place }) =>
        name === 'Amount' && place === 'ingredients' ? (textOfAttribute(part, 'of') ?? []) : [],
      ),
    ),
  );
  const faults = [
    ...found.flatMap((part) => readAttributes(part.name, part.node).faults),
    ...amounts.faults,
    ...listFaults(tree, node),
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
      structured: structuredRecipe(tree, attributes, amounts.data.ingredients, facts),
    },
    faults,
  };
}
