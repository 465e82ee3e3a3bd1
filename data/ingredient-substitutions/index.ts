import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const ingredientSubstitutions = dataSet({
  title: 'What replaces an ingredient',
  day: '2026-11-21',
  sources: [
    {
      title: 'This for that (North Dakota Farm Bureau)',
      url: 'https://www.ndfb.org/on-your-table/on-your-table-blog/this-for-that/',
    },
    {
      title: 'Emergency substitutions and equivalents (Life Home Family)',
      url: 'https://lifehomefamily.com/blog-categories/food/81-handy-guide-of-emergency-substitutions-and-equivalents',
    },
    {
      title: 'Baking substitutes (Doug the Cook)',
      url: 'https://dougthecook.com/ref/baking-substitutes.html',
    },
    {
      title: 'Condiments, mirin (MogMog Kitchen)',
      url: 'https://mogmogkitchen.tokyo/ingredients-for-japanese-foods/condiments/',
    },
    {
      title: 'The easiest baking soda substitute is baking powder (MyRecipes)',
      url: 'https://www.myrecipes.com/extracrispy/the-easiest-baking-soda-substitute-is-baking-powder',
    },
  ],
  id: 'id',
  columns: {
    ingredient: text({ label: 'Instead of' }),
    amount: text({ label: 'Amount' }),
    substitute: text({ label: 'Take' }),
    effect: text({ label: 'What changes' }),
    // Of the substitute, in the words of the legend on the page Recipes; null where there is none.
    allergens: text({ label: 'Brings', none: true }),
    id: text({ label: 'Id', code: true }),
  },
});
