import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const diningTerms = dataSet({
  title: 'Terms for ordering food and drink',
  day: '2026-11-27',
  sources: [
    {
      title: 'Milk and cream products, 21 CFR part 131 (eCFR)',
      url: 'https://www.ecfr.gov/current/title-21/chapter-I/subchapter-B/part-131',
    },
    { title: 'Merriam-Webster dictionary', url: 'https://www.merriam-webster.com/' },
    { title: 'Cambridge dictionary', url: 'https://dictionary.cambridge.org/' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    category: text({
      label: 'For',
      choices: ['Steak', 'Eggs', 'Potatoes', 'Bread', 'Milk', 'Dressing', 'Spirits'],
    }),
    term: text({ label: 'You say' }),
    meaning: text({ label: 'You get' }),
    alsoCalled: text({ label: 'Also called', none: true }),
    region: text({ label: 'Where' }),
  },
});
