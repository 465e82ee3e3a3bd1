import { dataSet, text } from '../../plugins/tables/node/index.ts';

export const bankCodes = dataSet({
  title: 'Bank and account codes',
  day: '2026-11-27',
  sources: [
    {
      title: 'Business Identifier Code, ISO 9362 (SWIFT)',
      url: 'https://www.swift.com/standards/data-standards/bic-business-identifier-code',
    },
    {
      title: 'ABA routing number (American Bankers Association)',
      url: 'https://www.aba.com/about-us/routing-number',
    },
    { title: 'BSB (AusPayNet)', url: 'https://bsb.auspaynet.com.au/' },
    { title: 'Payments Canada', url: 'https://www.payments.ca/' },
    { title: 'Reserve Bank of India', url: 'https://www.rbi.org.in/' },
    { title: 'Banco de México', url: 'https://www.banxico.org.mx/' },
    { title: 'Zengin-Net (Japan)', url: 'https://www.zengin-net.jp/en/' },
    { title: 'Pay.UK', url: 'https://www.wearepay.uk/' },
  ],
  id: 'id',
  columns: {
    id: text({ label: 'ID', pattern: /^[a-z]+(-[a-z]+)*$/ }),
    code: text({ label: 'Code' }),
    where: text({ label: 'Where' }),
    format: text({ label: 'Format' }),
    identifies: text({ label: 'Identifies' }),
    assigned: text({ label: 'Assigned by' }),
    check: text({ label: 'Check', none: true }),
  },
});
