import { dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const shoeSizes = dataSet({
  title: 'Adult shoe sizes by length of the foot',
  day: '2026-11-21',
  sources: [
    {
      title: 'Shoe size, with the relations of ISO 19407 (Wikipedia)',
      url: 'https://en.wikipedia.org/wiki/Shoe_size',
    },
    {
      title: 'Size comparison of the Brannock Device foot measurers (Brannock Device Co.)',
      url: 'https://cdn.shopify.com/s/files/1/2307/5609/files/Foot_Size_Scale_Chart.pdf',
    },
  ],
  id: 'mondopoint',
  columns: {
    footMm: text({ label: 'Foot, mm', pattern: /^\d{3} to \d{3}$/ }),
    mondopoint: text({ label: 'Mondopoint', pattern: /^\d{3}$/ }),
    // By the formulas of the page at the middle of the row, rounded to the nearest half size: up where both are as near.
    eu: number({ label: 'EU', min: 30, max: 52 }),
    uk: number({ label: 'UK', min: 0, max: 16 }),
    usMen: number({ label: 'US men', min: 0, max: 17 }),
    usWomen: number({ label: 'US women', min: 0, max: 18 }),
    jpCm: number({ label: 'Japan', unit: 'cm', min: 20, max: 33 }),
  },
});

/** One length of foot in six systems. */
export type ShoeSize = RowOf<typeof shoeSizes>;
