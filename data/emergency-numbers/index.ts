import { country, dataSet, list, type RowOf, text } from '../../plugins/data/node/index.ts';

// A number is in the set only if both sources have it for that country. Exceptions: the Republic
// of Korea's ambulance number has its type from libphonenumber's pattern and the country's 119
// service alone; for Turkey, only 112, which both sources have, is listed.
export const emergencyNumbers = dataSet({
  title: 'Emergency numbers by country',
  day: '2026-11-27',
  sources: [
    {
      title: 'Android: emergency numbers by country (eccdata.txt, revision 2, read 2024-06)',
      url: 'https://github.com/LineageOS/android_packages_services_Telephony/blob/5f08aca2e90818ce4194e2e50096fb8dfbe62182/ecc/input/eccdata.txt',
    },
    {
      title: 'libphonenumber: emergency numbers in the metadata of short numbers (2024-10)',
      url: 'https://github.com/daviddrysdale/python-phonenumbers/tree/dev/python/phonenumbers/shortdata',
    },
  ],
  id: 'id',
  required: {
    ids: [
      'AU',
      'BR',
      'CA',
      'CN',
      'DE',
      'ES',
      'FR',
      'GB',
      'IN',
      'IT',
      'JP',
      'KR',
      'MX',
      'TH',
      'TR',
      'TW',
      'US',
    ],
  },
  columns: {
    id: text({ label: 'ISO code', pattern: /^[A-Z]{2}$/ }),
    country: country({ label: 'Country' }),
    general: text({ label: 'All services', pattern: /^\d+$/, none: true }),
    police: list({ label: 'Police' }),
    ambulance: list({ label: 'Ambulance' }),
    fire: list({ label: 'Fire' }),
  },
});

/** The numbers of one country. */
export type EmergencyNumber = RowOf<typeof emergencyNumbers>;
