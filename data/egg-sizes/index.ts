import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const eggSizes = dataSet({
  title: 'Egg sizes',
  day: '2026-11-25',
  sources: [
    {
      title: 'Shell egg grades and standards (USDA Agricultural Marketing Service)',
      url: 'https://www.ams.usda.gov/grades-standards/shell-egg-grades-and-standards',
    },
    {
      title: 'Delegated Regulation (EU) 2023/2465, marketing standards for eggs',
      url: 'https://eur-lex.europa.eu/eli/reg_del/2023/2465/oj',
    },
    {
      title: 'Understanding ingredients for the Canadian baker, egg grading (BCcampus)',
      url: 'https://opentextbc.ca/ingredients/chapter/grading/',
    },
    {
      title: 'Egg, whole, raw, fresh, weights of sizes (USDA FoodData Central, SR Legacy)',
      url: 'https://fdc.nal.usda.gov/food-details/171287/nutrients',
    },
    {
      title: 'Trading standard for eggs, Japan (Japan Livestock Industry Association, in Japanese)',
      url: 'https://zookan.lin.gr.jp/kototen/tori/t423_1.htm',
    },
  ],
  id: 'id',
  columns: {
    region: text({
      label: 'Sold in',
      choices: ['United States', 'EU and United Kingdom', 'Canada', 'Japan'],
    }),
    size: text({ label: 'Size' }),
    // In the United States the least average of a dozen; null where the size has no lower end.
    gramsFrom: number({ label: 'From', unit: 'g', min: 0, none: true }),
    // Less than this; null where the size has no upper end.
    gramsTo: number({ label: 'Below', unit: 'g', min: 0, none: true }),
    // Without the shell: by the USDA for its sizes, 88% of the least weight for its peewee, and 88% of
    // the middle of the size elsewhere; null where a size elsewhere has only one end.
    edible: number({ label: 'Without shell, about', unit: 'g', integer: true, none: true }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
