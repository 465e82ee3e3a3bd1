import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const shoeSizes = dataSet({
  title: 'Adult shoe sizes by length of the foot',
  day: '2026-11-25',
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
    // Computed for the middle of the row by the formulas of the page, and rounded to the nearest half size: up in a tie.
    eu: number({ label: 'EU', min: 30, max: 52 }),
    uk: number({ label: 'UK', min: 0, max: 16 }),
    usMen: number({ label: 'US men', min: 0, max: 17 }),
    usWomen: number({ label: 'US women', min: 0, max: 18 }),
    // The length of the foot, as JIS S 5037 marks it; the labels of sneakers run larger.
    jpCm: number({ label: 'Japan (JIS)', unit: 'cm', min: 20, max: 33 }),
  },
});
