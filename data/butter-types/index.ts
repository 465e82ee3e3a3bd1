import { dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const butterTypes = dataSet({
  title: 'Butter and milk fat by type',
  day: '2026-11-21',
  sources: [
    {
      title: 'Regulation (EU) No 1308/2013, annex VII, part VII, spreadable fats',
      url: 'https://eur-lex.europa.eu/eli/reg/2013/1308/oj',
    },
    {
      title: '21 U.S.C. 321a, butter defined',
      url: 'https://www.law.cornell.edu/uscode/text/21/321a',
    },
    {
      title: 'Codex standards for butter (279-1971) and milkfat products (280-1973)',
      url: 'https://www.fao.org/fao-who-codexalimentarius/codex-texts/list-standards/en/',
    },
    {
      title: 'Unsalted, semi-salted and salted butter (Dairy Products from France)',
      url: 'https://dairy-products-from-france.com/butter/unsalted-butter-semi-salted-and-salted-butter',
    },
  ],
  id: 'id',
  columns: {
    type: text({ label: 'Type' }),
    region: text({
      label: 'Where',
      choices: ['United States', 'EU', 'France', 'international'],
    }),
    // What the standard sets; null where it sets nothing.
    fatFrom: number({ label: 'Fat from', unit: '%', min: 0, max: 100, none: true }),
    fatTo: number({ label: 'Fat up to', unit: '%', min: 0, max: 100, none: true }),
    waterTo: number({ label: 'Water at most', unit: '%', min: 0, max: 100, none: true }),
    saltFrom: number({ label: 'Salt from', unit: '%', min: 0, none: true }),
    saltTo: number({ label: 'Salt up to', unit: '%', min: 0, none: true }),
    use: text({ label: 'For' }),
    source: text({ label: 'Source' }),
    id: text({ label: 'Id', code: true }),
  },
});
