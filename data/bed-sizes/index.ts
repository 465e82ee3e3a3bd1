import { dataSet, link, number, text } from '../../plugins/tables/node/index.ts';

export const bedSizes = dataSet({
  title: 'Sizes of mattresses by region',
  day: '2026-11-22',
  sources: [
    {
      title: 'Mattress sizes (Better Sleep Council)',
      url: 'https://bettersleep.org/mattress-sizes/',
    },
    {
      title: 'UK bed sizes of the National Bed Federation (Kingsley Beds)',
      url: 'https://kingsleybeds.com/what-size-bed-should-you-choose/',
    },
    { title: 'Mattress sizes in Japan (SHING)', url: 'https://shing.jp/posts/mattress-size' },
    {
      title: 'Mattress sizes in Australia (Upmove)',
      url: 'https://upmove.com.au/post/mattress-sizes-australia',
    },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'Id', pattern: /^[a-z]+(?:-[a-z0-9]+)*$/ }),
    region: text({
      label: 'Region',
      choices: [
        'Australia',
        'France',
        'Germany, Austria, Switzerland',
        'India',
        'Japan',
        'New Zealand',
        'Singapore',
        'UK, Ireland',
        'United States',
      ],
    }),
    name: text({ label: 'Name' }),
    widthCm: number({ label: 'Width', unit: 'cm', integer: true }),
    lengthCm: number({ label: 'Length', unit: 'cm', integer: true }),
    widthIn: number({ label: 'Inches wide', digits: 1 }),
    lengthIn: number({ label: 'Inches long', digits: 1 }),
    source: link({ label: 'Source' }),
  },
});
