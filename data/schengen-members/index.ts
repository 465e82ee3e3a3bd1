import { country, dataSet, list, yesNo } from '../../plugins/tables/node/index.ts';

export const schengenMembers = dataSet({
  title: 'Countries of the Schengen area',
  day: '2026-09-18',
  sources: [
    {
      title: 'Schengen area, list of countries (European Commission)',
      url: 'https://home-affairs.ec.europa.eu/policies/schengen/schengen-area_en',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    europeanUnion: yesNo({ label: 'EU' }),
    // Parts of the country in which days do not count.
    outside: list({ label: 'Not in the area', none: true }),
  },
});
