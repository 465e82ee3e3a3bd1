/** Imported by documents with a recipe; see plugins/content/recipes/node/remarkRecipe.ts. */
export { Amount } from './Amount';
export { Ingredients } from './Ingredients';
export { Recipe } from './Recipe';
export { RecipePage } from './RecipePage';
export { Step, Steps } from './Steps';
export { Temperature } from './Temperature';
export { Timer } from './Timer';
