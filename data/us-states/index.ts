import { dataSet, list, number, text } from '../../plugins/tables/node/index.ts';

export const usStates = dataSet({
  title: 'States of the United States and the District of Columbia',
  day: '2026-11-21',
  sources: [
    {
      title: 'USPS Publication 28, appendix B: two-letter state abbreviations',
      url: 'https://pe.usps.com/text/pub28/28apb.htm',
    },
    {
      title: '49 CFR part 71: standard time zone boundaries',
      url: 'https://www.ecfr.gov/current/title-49/subtitle-A/part-71',
    },
    {
      title: 'Tax Foundation: state and local sales tax rates, midyear 2025',
      url: 'https://taxfoundation.org/publications/state-and-local-sales-tax-rates',
    },
  ],
  id: 'code',
  columns: {
    code: text({ label: 'Code', pattern: /^[A-Z]{2}$/, code: true }),
    name: text({ label: 'State' }),
    capital: text({ label: 'Capital', none: true }),
    timeZones: list({ label: 'Time zones' }),
    salesTax: number({ label: 'State sales tax, 2025-07', unit: '%', none: true }),
  },
});
