import { dataSet, list, text } from '../../plugins/tables/node/index.ts';

export const countries = dataSet({
  title: 'Countries and territories',
  day: '2026-11-21',
  sources: [
    {
      title: 'ISO 3166-1, by Debian iso-codes 4.15 (LGPL 2.1 or later)',
      url: 'https://salsa.debian.org/iso-codes-team/iso-codes',
    },
    {
      title: 'Unicode CLDR 48.2: names, regions, currencies in use (Unicode License v3)',
      url: 'https://github.com/unicode-org/cldr-json',
    },
    {
      title: 'mledoze/countries 5.1.0: official names, capitals, domains (ODbL 1.0)',
      url: 'https://github.com/mledoze/countries',
    },
    {
      title: 'country-json 2.3.0: some capitals (MIT)',
      url: 'https://github.com/samayo/country-json',
    },
    {
      title: 'country-coder 5.6.1: driving side, area codes (ISC)',
      url: 'https://github.com/rapideditor/country-coder',
    },
    {
      title: 'libphonenumber: calling codes (Apache 2.0)',
      url: 'https://github.com/google/libphonenumber',
    },
    { title: 'Public Suffix List: top-level domains (MPL 2.0)', url: 'https://publicsuffix.org/' },
    {
      title: 'Report: Equatorial Guinea officially changes its capital, 2026-01-04',
      url: 'https://report.az/en/other-countries/equatorial-guinea-relocates-capital-over-strategic-reasons',
    },
  ],
  id: 'alpha2',
  columns: {
    alpha2: text({ label: 'Alpha-2', pattern: /^[A-Z]{2}$/, code: true }),
    name: text({ label: 'Name' }),
    officialName: text({ label: 'Official name' }),
    alpha3: text({ label: 'Alpha-3', pattern: /^[A-Z]{3}$/, code: true }),
    numeric: text({ label: 'Numeric', pattern: /^\d{3}$/, code: true }),
    capital: text({ label: 'Capital', none: true }),
    region: text({
      label: 'Region',
      choices: ['Africa', 'Americas', 'Antarctica', 'Asia', 'Europe', 'Oceania'],
    }),
    callingCode: text({
      label: 'Calling code',
      pattern: /^\+\d{1,3}(?: \d{3})?(?:, \+1 \d{3})*$/,
      unknown: true,
    }),
    currency: list({ label: 'Currency', none: true }),
    drivesOn: text({ label: 'Drives on', choices: ['left', 'right'], unknown: true }),
    tld: text({ label: 'Domain', pattern: /^\.[a-z]{2}$/, code: true, none: true }),
  },
});
