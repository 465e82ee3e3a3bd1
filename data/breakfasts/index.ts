import { country, dataSet, list, number, text, yesNo } from '../../plugins/tables/node/index.ts';

export const breakfasts = dataSet({
  title: 'Breakfasts',
  day: '2026-11-21',
  sources: [
    {
      title: 'Breakfast by country (Wikipedia): which dish is eaten where',
      url: 'https://en.wikipedia.org/wiki/Breakfast_by_country',
    },
    {
      title: 'Regulation (EU) No 1169/2011, annex II: the words for allergens',
      url: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
    },
    {
      title: 'Leftovers and food safety (USDA FSIS): the most days in the fridge',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/leftovers-and-food-safety',
    },
    {
      title: 'Home food fact checker (Food Standards Agency): cooked rice, one day',
      url: 'https://www.food.gov.uk/safety-hygiene/home-food-fact-checker',
    },
  ],
  id: 'id',
  columns: {
    dish: text({ label: 'Dish' }),
    // One country that is known for it; most are eaten in several.
    country: country({ label: 'Known from' }),
    // From fridge to table in the morning, with the part made ahead done.
    minutes: number({ label: 'In the morning', unit: 'min', integer: true, min: 1 }),
    // How many days before the slow part can be made; null where it cannot.
    makeAheadDays: number({ label: 'Ahead', unit: 'days', integer: true, min: 1, none: true }),
    taste: text({ label: 'Taste', choices: ['sweet', 'savory'] }),
    // Of the dish as its name says; null where it has none of the 14.
    allergens: list({ label: 'Allergens', none: true }),
    freeOfThree: yesNo({ label: 'No egg, milk, gluten' }),
    recipeSlug: text({ label: 'Recipe', none: true, code: true }),
    id: text({ label: 'Id', code: true }),
  },
});
