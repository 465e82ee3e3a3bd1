import { country, dataSet, number, text } from '../../plugins/tables/node/index.ts';

export const ibanFormats = dataSet({
  title: 'IBAN formats by country',
  day: '2026-11-27',
  // The registry also has Kosovo's XK (20 characters, 16n), which isn't in ISO 3166-1.
  sources: [
    {
      title: 'IBAN registry (SWIFT, for ISO 13616)',
      url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    },
    {
      title: 'python-stdnum: iban.dat, made from release 101 of the registry',
      url: 'https://github.com/arthurdejong/python-stdnum/blob/master/stdnum/iban.dat',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    length: number({ label: 'Characters', integer: true, min: 15, max: 34 }),
    structure: text({
      label: 'After country and check digits',
      pattern: /^\d+[nac]( \d+[nac])*$/,
      code: true,
    }),
  },
});
