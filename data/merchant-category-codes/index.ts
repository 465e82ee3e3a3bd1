import { dataSet, list, text } from '../../plugins/tables/node/index.ts';

export const merchantCategoryCodes = dataSet({
  title: 'Merchant category codes',
  day: '2026-11-22',
  sources: [
    {
      title: 'merchant-category-codes 1.0.2: codes, groups and titles (MIT)',
      url: 'https://www.npmjs.com/package/merchant-category-codes',
    },
    {
      title: 'mcc 2.2.0: titles, from the lists of the USDA and the IRS (MIT)',
      url: 'https://www.npmjs.com/package/mcc',
    },
    {
      title: 'merchant-category 0.0.1: titles (MIT)',
      url: 'https://www.npmjs.com/package/merchant-category',
    },
    {
      title: 'Merchant Data Standards Manual (Visa), April 2024: codes 3168 and 5723',
      url: 'https://usa.visa.com/content/dam/VCOM/download/merchants/visa-merchant-data-standards-manual.pdf',
    },
  ],
  id: 'code',
  columns: {
    code: text({ label: 'Code', pattern: /^\d{4}$/, code: true }),
    title: text({ label: 'Title' }),
    group: text({
      label: 'Group',
      choices: [
        'Agricultural services',
        'Contract services',
        'Wholesale suppliers and manufacturers',
        'Airlines',
        'Car rental',
        'Hotels and resorts',
        'Transportation services',
        'Utility services',
        'Retail outlet services',
        'Clothing stores',
        'Miscellaneous stores',
        'Cars and vehicles',
        'Service providers',
        'Personal services',
        'Business services',
        'Repair services',
        'Entertainment services',
        'Professional services',
        'Membership organizations',
        'Government services',
        'Mail and telephone sales',
        'Not categorized',
      ],
    }),
    examples: list({ label: 'Examples', none: true }),
  },
});
