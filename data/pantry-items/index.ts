import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const pantryItems = dataSet({
  title: 'What a kitchen keeps in stock',
  day: '2026-11-21',
  sources: [
    {
      title: 'Food storage guide, FN579 (North Dakota State University Extension)',
      url: 'https://www.ndsu.edu/agriculture/extension/publications/food-storage-guide-answers-question',
    },
    {
      title: 'FoodKeeper app (FoodSafety.gov)',
      url: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
    },
    {
      title: 'Food storage times, Michigan State University cupboard chart (copy)',
      url: 'https://cookingandeatingwithdiane.blogspot.com/2008/06/cupboard-storage-chart.html',
    },
    {
      title: 'Cold food storage chart (FoodSafety.gov)',
      url: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
    },
  ],
  id: 'id',
  columns: {
    item: text({ label: 'Item' }),
    tier: text({ label: 'Buy', choices: ['first 20', 'next', 'nice to have'] }),
    amountForTwo: text({ label: 'For two' }),
    place: text({ label: 'Place', choices: ['cupboard', 'cool and dark', 'fridge', 'freezer'] }),
    // For quality, where it is not perishable food; left out where the label alone tells it.
    unopened: text({ label: 'Keeps closed', unknown: true }),
    opened: text({ label: 'Keeps open', unknown: true }),
    substitute: text({ label: 'Instead' }),
    usedIn: text({ label: 'Used in' }),
    id: text({ label: 'Id', code: true }),
  },
});
