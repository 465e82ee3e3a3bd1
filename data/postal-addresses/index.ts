import { country, dataSet, link, text } from '../../plugins/tables/node/index.ts';

export const postalAddresses = dataSet({
  title: 'Postal addresses by country',
  day: '2026-11-27',
  // Names, streets, and numbers are invented; a slash begins a new line.
  sources: [
    {
      title: 'Postal addressing systems of member countries (Universal Postal Union)',
      url: 'https://www.upu.int/en/Postal-Solutions/Programmes-Services/Addressing-Solutions',
    },
    {
      title: 'Address formats by region (Google, libaddressinput)',
      url: 'https://github.com/google/libaddressinput',
    },
    {
      title: 'International mail, order of writing (Chunghwa Post, Taiwan)',
      url: 'https://subservices.post.gov.tw/post/internet/U_english2/index.jsp?ID=35140502',
    },
    {
      title: 'Postcode after the city, 5 digits (sheet of the UPU on Korea, copied by Wanglu)',
      url: 'https://wanglu.net/thread/t12-538218-0.html',
    },
    {
      title: 'Postcode before the province in China (BitBoost Systems)',
      url: 'https://bitboost.com/ref/international-address-formats/prc-china',
    },
  ],
  id: 'country',
  columns: {
    country: country({ label: 'Country' }),
    order: text({ label: 'Lines from top to bottom' }),
    postcode: text({ label: 'Postcode' }),
    example: text({ label: 'Example' }),
    source: link({ label: 'Official rules' }),
    operator: link({ label: 'Post office' }),
  },
});
