import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const flourTypes = dataSet({
  title: 'Wheat flours by country',
  day: '2026-11-21',
  sources: [
    {
      title: 'Wheat products by DIN 10355 (GMF)',
      url: 'https://gmf-info.de/ausbildung-konkret/mahlerzeugnisse.html',
    },
    {
      title: 'Italian law on flour, Law 580/67 and DPR 187/2001 (Infofarine)',
      url: 'https://www.infofarine.it/la-normativa-italiana/',
    },
    {
      title: 'French flour types and their ash (Journal des Femmes)',
      url: 'https://sante.journaldesfemmes.fr/fiches-nutrition/3164294-farine-t45-t65-ca-veut-dire-quoi-le-t',
    },
    {
      title: 'Flour by any other name (Circulon)',
      url: 'https://www.circulon.com/advice/tips-articles/flour-by-any-other-names/',
    },
    {
      title: 'US and UK flour types (Baking Scale Pro)',
      url: 'https://www.bakingscalepro.com/converter/flour-types-converter',
    },
    {
      title: 'Standard tables of food composition in Japan, 2020 (MEXT)',
      url: 'https://fooddb.mext.go.jp/',
    },
  ],
  id: 'id',
  columns: {
    country: country({ label: 'Country' }),
    name: text({ label: 'Flour' }),
    // Of the flour as sold; in Italy of its dry matter. Null where the name sets no figure.
    proteinFrom: number({ label: 'Protein from', unit: '%', min: 0, none: true }),
    proteinTo: number({ label: 'Protein up to', unit: '%', min: 0, none: true }),
    // Of the dry matter. Null where the name sets no figure.
    ashFrom: number({ label: 'Ash from', unit: '%', min: 0, none: true }),
    ashTo: number({ label: 'Ash up to', unit: '%', min: 0, none: true }),
    use: text({ label: 'For' }),
    substitute: text({ label: 'Nearest elsewhere' }),
    id: text({ label: 'Id', code: true }),
  },
});
