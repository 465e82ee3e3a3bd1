import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const foodStorage = dataSet({
  title: 'How long food keeps in fridge and freezer',
  day: '2026-11-25',
  sources: [
    {
      title: 'Cold food storage chart (FoodSafety.gov)',
      url: 'https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts',
    },
    {
      title: 'How long can you keep dairy products (USDA)',
      url: 'https://ask.usda.gov/s/article/How-long-can-you-keep-dairy-products-like-yogurt-milk-and-cheese-in-the-refrigerator',
    },
    {
      title: 'FoodKeeper app (FoodSafety.gov)',
      url: 'https://www.foodsafety.gov/keep-food-safe/foodkeeper-app',
    },
    {
      title: 'Leftovers (NSW Food Authority)',
      url: 'https://www.foodauthority.nsw.gov.au/consumer/special-care-foods/leftovers',
    },
    {
      title: 'Treat your leftovers right (New Zealand Ministry for Primary Industries)',
      url: 'https://www.mpi.govt.nz/food-safety-home/preparing-and-storing-food-safely-at-home/treat-your-leftovers-right/',
    },
    {
      title: 'Storing food (Food Standards Scotland)',
      url: 'https://www.foodstandards.gov.scot/consumers/food-safety/at-home/storing-food',
    },
    {
      title: 'How to chill, freeze and defrost food safely (Food Standards Agency)',
      url: 'https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely',
    },
  ],
  id: 'id',
  columns: {
    food: text({ label: 'Food' }),
    group: text({
      label: 'Group',
      choices: [
        'meat',
        'poultry',
        'fish',
        'eggs',
        'dairy',
        'produce',
        'condiment',
        'cooked',
        'other',
      ],
    }),
    // At 4 °C or below; both ends are the same where the source names one number.
    fridgeFrom: number({ label: 'Fridge, at least', unit: 'days', integer: true, min: 0 }),
    fridgeTo: number({ label: 'at most', unit: 'days', integer: true, min: 0 }),
    // At −18 °C, for quality; null where the food does not freeze well.
    freezerFrom: number({
      label: 'Freezer',
      unit: 'months',
      integer: true,
      min: 0,
      none: true,
      unknown: true,
    }),
    freezerTo: number({
      label: 'to',
      unit: 'months',
      integer: true,
      min: 0,
      none: true,
      unknown: true,
    }),
    // What the limit in the fridge is about.
    limit: text({ label: 'Fridge limit is', choices: ['safety', 'quality'] }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
