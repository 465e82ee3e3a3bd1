import { dataSet, date, list, text } from '../../plugins/tables/node/index.ts';

export const withdrawnCountries = dataSet({
  title: 'Country codes withdrawn from ISO 3166-1',
  day: '2026-11-22',
  sources: [
    {
      title: 'ISO 3166-3, by Debian iso-codes 4.15 (LGPL 2.1 or later)',
      url: 'https://salsa.debian.org/iso-codes-team/iso-codes',
    },
    {
      title: 'iso-3166, with the codes that followed (Titus Wormer)',
      url: 'https://github.com/wooorm/iso-3166',
    },
    {
      title: 'ISO 3166, country codes (ISO)',
      url: 'https://www.iso.org/iso-3166-country-codes.html',
    },
  ],
  id: 'alpha4',
  columns: {
    alpha4: text({ label: 'ISO 3166-3', pattern: /^[A-Z]{4}$/, code: true }),
    name: text({ label: 'Former name' }),
    alpha2: text({ label: 'Alpha-2', pattern: /^[A-Z]{2}$/, code: true }),
    alpha3: text({ label: 'Alpha-3', pattern: /^[A-Z]{3}$/, code: true }),
    withdrawn: date({ label: 'Withdrawn', precision: 'year' }),
    now: list({ label: 'Now', of: 'country' }),
  },
});
