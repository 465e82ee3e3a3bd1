import { dataSet, list, number, text } from '../../plugins/tables/node/index.ts';

export const recipes = dataSet({
  title: 'Recipes',
  day: '2026-11-21',
  sources: [
    {
      title: 'The recipes of this library; the words for allergens are those of annex II',
      url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    },
  ],
  // The recipe's address.
  id: 'id',
  columns: {
    recipe: text({ label: 'Recipe' }),
    cuisine: text({ label: 'Cuisine' }),
    meal: text({ label: 'Meal', choices: ['breakfast', 'main dish', 'bread', 'dessert'] }),
    // As the facts of the recipe say: the work, and the least time in all with brining and chilling.
    activeMin: number({ label: 'Active', unit: 'min', integer: true, min: 1 }),
    totalMin: number({ label: 'In all', unit: 'min', integer: true, min: 1 }),
    servings: number({ label: 'Serves', integer: true, min: 1 }),
    technique: text({ label: 'Technique' }),
    mainIngredient: text({ label: 'Main ingredient' }),
    // Pecorino Romano is made with animal rennet.
    diet: text({ label: 'Diet', choices: ['vegan', 'vegetarian', 'animal rennet', 'meat'] }),
    otherDiets: text({ label: 'Other diets', none: true }),
    // Null where it has none of the 14.
    allergens: list({ label: 'Allergens', none: true }),
    equipment: list({ label: 'Equipment' }),
    id: text({ label: 'Id', code: true, pattern: /^[a-z]+(?:-[a-z]+)*$/ }),
  },
});
