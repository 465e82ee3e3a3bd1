import { country, dataSet, text } from '../../plugins/tables/node/index.ts';

export const dialingCodes = dataSet({
  title: 'Dialing codes of countries',
  day: '2026-11-27',
  // Prefixes and lengths are those of libphonenumber 1.13.16 (its port for JavaScript); calling codes are the ITU's.
  sources: [
    {
      title: 'libphonenumber, metadata of numbering plans (Google)',
      url: 'https://github.com/google/libphonenumber',
    },
    {
      title: 'National numbering plans (ITU)',
      url: 'https://www.itu.int/oth/T0202.aspx?parent=T0202',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    callingCode: text({ label: 'Code', pattern: /^\+\d{1,3}$/ }),
    exitPrefix: text({ label: 'Calling out of it, dial first' }),
    trunkPrefix: text({ label: 'Trunk prefix within it', pattern: /^\d{1,2}$/, none: true }),
    fromAbroad: text({ label: 'Calling in from abroad' }),
    mobileDigits: text({ label: 'Digits of a mobile number after the code' }),
  },
});
