/** Imported by documents with a recipe; see plugins/recipes/node/remarkRecipe.ts. */
export { Amount, Temperature } from './Measures';
export { Recipe } from './Recipe';
export { Ingredients, RecipePage, Step, Steps } from './RecipePage';
export { Timer } from './Timer';
