import { dataSet, link, list, text } from '../../plugins/tables/node/index.ts';

export const lawDatabases = dataSet({
  title: 'Official databases of legislation',
  day: '2026-11-21',
  sources: [
    {
      title: 'N-Lex: national legislation of the EU countries and related links',
      url: 'https://n-lex.europa.eu/n-lex/',
    },
    {
      title: 'Library of Congress: Guide to Law Online',
      url: 'https://www.loc.gov/research-centers/law-library-of-congress/researcher-resources/guide-to-law-online',
    },
    {
      title: 'University of Ottawa, JuriGlobe: world legal systems',
      url: 'https://www.juriglobe.ca/eng/',
    },
  ],
  id: 'code',
  columns: {
    code: text({ label: 'Code', pattern: /^[A-Z]{2}$/, code: true }),
    jurisdiction: text({ label: 'Law of' }),
    family: text({
      label: 'Main tradition',
      choices: ['Civil', 'Common', 'Mixed', 'Supranational'],
    }),
    database: text({ label: 'Database' }),
    languages: list({ label: 'Languages' }),
    url: link({ label: 'Address' }),
  },
});
