import { dataSet, number, type RowOf, text } from '../../plugins/data/node/index.ts';

export const eggSizes = dataSet({
  title: 'Egg sizes',
  day: '2026-11-22',
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
      title: 'Chicken egg sizes, Japan (Wikipedia)',
      url: 'https://en.wikipedia.org/wiki/Chicken_egg_sizes',
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
    // Without the shell: of a US egg of the least weight, of others in the middle of the size;
    // null where they have only one end.
    edible: number({ label: 'Without shell, about', unit: 'g', integer: true, none: true }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});

/** One size in which eggs are sold. */
export type EggSize = RowOf<typeof eggSizes>;
